import { hasEducation, isPlanValid, type AccountPlan } from '../plans/account-plan.js';
import { educationTokensThreshold } from '../task-estimates/task-estimate.js';

/** What decides where a signed-in parent is sent. */
export interface EntryAccount extends AccountPlan {
  readonly tokensEdu: number;
  readonly profileCount: number;
  readonly skipProfileCreator: boolean;
  readonly skipPurchase: boolean;
}

/** Where `/panel` itself leads: to education with an education plan or more than 100000 points, else to the summary (panel §2). */
export function panelHome(
  account: AccountPlan & { readonly tokensEdu: number },
): '/panel/education' | '/panel/summary' {
  return hasEducation(account) || account.tokensEdu > educationTokensThreshold
    ? '/panel/education'
    : '/panel/summary';
}

/**
 * What a parent has to see before the panel, or null: the profile creator while there are no profiles and it was
 * not skipped; once it was skipped, the purchase while there is no valid plan and that was not skipped (panel §2).
 */
export function entryRedirect(account: EntryAccount): '/account/create-profile' | '/account/purchase' | null {
  if (!account.skipProfileCreator) return account.profileCount === 0 ? '/account/create-profile' : null;
  return !account.skipPurchase && !isPlanValid(account) ? '/account/purchase' : null;
}

/** Where a parent goes after signing in: to a held reward, else back to where they were stopped, else to the root. */
export function afterSignIn(held: {
  readonly rewardId: string | null;
  readonly from?: string | null;
}): string {
  if (held.rewardId) return '/reward';
  return held.from && isOwnPath(held.from) ? held.from : '/';
}

/** Where `/promo` goes once the code is stored: to the purchase, to register when flagged, else to login (panel §2). */
export function promoDestination(visitor: {
  readonly signedIn: boolean;
  readonly registerFlag: boolean;
}): '/account/purchase' | '/register' | '/login' {
  if (visitor.signedIn) return '/account/purchase';
  return visitor.registerFlag ? '/register' : '/login';
}

/** Tells whether a path needs a signed-in parent: the panel and the account area. */
export function needsSignIn(path: string): boolean {
  return ['/panel', '/account'].some((area) => path === area || path.startsWith(`${area}/`));
}

/** A kept location is ours to follow only when it stays on this site: `//evil.example` does not. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
