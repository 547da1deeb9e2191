import { ActionFailure, logged, logoff } from '@ostoja/contracts';
import { isLanguage, type Language } from '@ostoja/domain';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { client, onSignedOut } from '../api/index.js';
import { useMessages } from '../i18n/index.js';
import { forgetVisit } from '../storage/values.js';
import { SessionContext, type SessionState } from './session-context.js';
import { endVisit, firstVisit, settleVisit } from './visit.js';

const nobody: SessionState = { kind: 'signed-out', byParent: false };

/** Asks the server who is here. */
export async function askWhoIsHere(language: Language): Promise<SessionState> {
  try {
    return { kind: 'signed-in', user: await client.call(logged, { l: language }) };
  } catch (failure) {
    if (failure instanceof ActionFailure && failure.status === 'login') return nobody;
    return { kind: 'unreachable', failure };
  }
}

/**
 * Keeps who is signed in (panel spec §4).
 * @param first the start's check, asked before the first render so that it loses no time
 */
export function SessionProvider({ first, children }: { first: Promise<SessionState>; children: ReactNode }) {
  const [{ state, number }, setVisit] = useState(firstVisit);
  const [postponedIn, setPostponedIn] = useState<number | null>(null);
  const { language, setLanguage } = useMessages();

  const end = useCallback((byParent: boolean) => setVisit((now) => endVisit(now, byParent)), []);

  const settle = useCallback(
    (answer: SessionState) => {
      if (answer.kind === 'signed-in' && isLanguage(answer.user.lang)) void setLanguage(answer.user.lang);
      setVisit((now) => settleVisit(now, answer));
    },
    [setLanguage],
  );
  const check = useCallback(async () => settle(await askWhoIsHere(language)), [settle, language]);

  const signOut = useCallback(async () => {
    await client.call(logoff, {});
    forgetVisit();
    end(true);
  }, [end]);

  useEffect(() => onSignedOut(() => end(false)), [end]);
  useEffect(() => void first.then((answer) => settle(answer)), [first, settle]);

  const session = useMemo(
    () => ({
      state,
      visit: number,
      check,
      signOut,
      emailConfirmed: postponedIn === number || state.kind !== 'signed-in' || state.user.confirmed,
      postponeEmail: () => setPostponedIn(number),
    }),
    [state, check, signOut, number, postponedIn],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
