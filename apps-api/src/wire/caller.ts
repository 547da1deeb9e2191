import type { Action, Privilege } from '@ostoja/contracts';
import type { HangUp } from './hang-up.js';

/** The parent behind a session. */
export interface SessionHolder {
  readonly accountId: number;
  /** Names the session itself, so that a password change can end all others. */
  readonly sessionId: string;
  /** Flags of 0 or not; an absent one is 0. */
  readonly privileges: Partial<Record<Privilege, number>>;
  readonly language: string;
}

/** A profile that is known to be the caller's. */
export interface OwnedProfile {
  readonly accountId: number;
  readonly profileId: number;
}

/** A device that is known to be the caller's, on the profile that it is on now. */
export interface OwnedDevice {
  readonly accountId: number;
  readonly profileId: number;
  readonly deviceId: number;
}

/** Where a call comes from and what may be written back to the browser. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  /** A two-letter country that a trusted proxy told, or an empty string. */
  readonly country: string;
  /** Whether the visitor has accepted analytics cookies; campaign values are dropped without it. */
  readonly consent: boolean;
  readonly requestId: string;
}

/** Starts or ends the browser's session with this answer. */
export interface BrowserSession {
  start(token: string, maxAgeSeconds: number): void;
  end(): void;
  /** The token that came with the request, if one did. */
  readonly token: string | undefined;
}

interface Anyone {
  readonly origin: Origin;
  readonly browser: BrowserSession;
  readonly session: SessionHolder | undefined;
  readonly hangUp: HangUp;
}

interface SignedIn extends Anyone {
  readonly session: SessionHolder;
}

/**
 * Who calls an action, as far as its access rule has proved it: a handler of a `device` action sees an owned
 * `device` and never a raw id.
 */
export type Caller<A extends Action> = A['access'] extends { kind: 'anyone' }
  ? Anyone
  : A['access'] extends { kind: 'account' }
    ? SignedIn
    : A['access'] extends { kind: 'profile' }
      ? SignedIn & { readonly profile: OwnedProfile }
      : A['access'] extends { kind: 'device' }
        ? SignedIn & { readonly device: OwnedDevice }
        : A['access'] extends { kind: 'agent' }
          ? Anyone & { readonly device: OwnedDevice }
          : never;

/** A caller with everything that any access rule could prove; the dispatcher makes it, handlers see less. */
export interface AnyCaller extends Anyone {
  readonly profile: OwnedProfile | undefined;
  readonly device: OwnedDevice | undefined;
}
