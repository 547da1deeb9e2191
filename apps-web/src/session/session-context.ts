import type { logged, Reply } from '@ostoja/contracts';
import { createContext, use } from 'react';

/** The signed-in parent. */
export type User = Reply<typeof logged>;

/** Who is here. `unreachable`: the start's check got no answer, so nobody knows. */
export type SessionState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unreachable'; readonly failure: unknown }
  | { readonly kind: 'signed-in'; readonly user: User }
  /** `byParent` tells a pressed "sign out" from a session that ended by itself. */
  | { readonly kind: 'signed-out'; readonly byParent: boolean };

interface Session {
  readonly state: SessionState;
  /** The how manieth visit since the page was loaded: another parent's is another. */
  readonly visit: number;
  /** Asks the server who is signed in; after a sign-in, and when something about the account changed. */
  readonly check: () => Promise<void>;
  /** Ends the session and puts away everything of this parent (panel spec §4). */
  readonly signOut: () => Promise<void>;
  /** Whether the panel may treat the e-mail as confirmed: it is, or the parent postponed it for this visit. */
  readonly emailConfirmed: boolean;
  /** Marks the e-mail as confirmed for this visit (panel spec §4: postponing, or closing after success). */
  readonly postponeEmail: () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** The session. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above');
  return session;
}

/** The signed-in parent, for screens that stand behind {@link RequireSession}. */
export function useUser(): User {
  const { state } = useSession();
  if (state.kind !== 'signed-in') throw new Error('useUser is for screens behind RequireSession');
  return state.user;
}
