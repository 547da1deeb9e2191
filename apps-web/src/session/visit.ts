import type { SessionState } from './session-context.js';

/** Who is here, and the how manieth visit since the page was loaded: what one read, the next must not see. */
export interface Visit {
  readonly number: number;
  readonly state: SessionState;
}

/** Before the server has said who is here. */
export const firstVisit: Visit = { number: 0, state: { kind: 'checking' } };

/** The visit after somebody signed out (`byParent`), or after the server said that nobody is signed in any more. */
export function endVisit(now: Visit, byParent: boolean): Visit {
  if (now.state.kind === 'signed-out') return now;
  return { number: numberAfter(now, null), state: { kind: 'signed-out', byParent } };
}

/** The visit after the server was asked who is here. */
export function settleVisit(now: Visit, answer: SessionState): Visit {
  if (answer.kind === 'unreachable' && now.state.kind === 'signed-in') return now;
  // A parent who has just signed out stays known as one who wanted to leave
  if (answer.kind === 'signed-out') return endVisit(now, answer.byParent);
  return { number: numberAfter(now, emailIn(answer)), state: answer };
}

/** A visit lasts as long as the same parent is signed in. */
function numberAfter({ number, state }: Visit, email: string | null): number {
  const before = emailIn(state);
  return before === null || before === email ? number : number + 1;
}

function emailIn(state: SessionState): string | null {
  return state.kind === 'signed-in' ? state.user.email : null;
}
