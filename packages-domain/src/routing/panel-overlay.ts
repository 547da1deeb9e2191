import { isExpired, type AccountPlan } from '../plans/account-plan.js';

/** What decides whether a panel page is blurred. */
export interface OverlayContext {
  readonly account: AccountPlan;
  /** Whether the e-mail is confirmed, or the question was postponed. */
  readonly emailConfirmed: boolean;
  readonly profileCount: number;
  /** How many devices the chosen profile has. */
  readonly deviceCount: number;
  readonly path: string;
}

/** What lies over a blurred panel page. */
export type PanelOverlay = 'confirm-email' | 'buy' | 'no-profiles' | 'add-device';

/**
 * What lies over a panel page, or null when it is clear (panel §2): the unconfirmed e-mail first, then an expired
 * plan, no profiles, no device. The education page has its own words for the last three.
 */
export function panelOverlay(context: OverlayContext): PanelOverlay | null {
  if (!context.emailConfirmed) return 'confirm-email';
  if (context.path === '/panel/education' || context.path.startsWith('/panel/education/')) return null;
  if (isExpired(context.account)) return 'buy';
  if (context.profileCount === 0) return 'no-profiles';
  return context.deviceCount === 0 ? 'add-device' : null;
}
