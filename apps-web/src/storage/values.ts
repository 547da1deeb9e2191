import { storedValue } from './stored-value.js';

const kept = (name: string) => storedValue(`ostoja.${name}`, () => localStorage);
const forThisVisit = (name: string) => storedValue(`ostoja.${name}`, () => sessionStorage);

/** The language that the visitor chose. */
export const storedLanguage = kept('language');

/** `light`, `dark`, or nothing for the system's; read by `public/theme.js` too. */
export const storedTheme = kept('theme');

/** The current selection (panel spec §3). */
export const storedProfileId = kept('profileId');
export const storedDeviceId = kept('deviceId');

/** Codes that wait for a sign-in, and the data-protection click (panel spec §3). */
export const storedRewardId = kept('rewardId');
export const storedRewardResult = kept('rewardResult');
export const storedPromoCode = kept('promoCode');
export const storedRodoClicked = kept('rodoClicked');

/** Session settings (panel spec §3): `1` when set. They end with the browser's session. */
export const skipProfileCreator = forThisVisit('skipProfileCreator');
export const skipPurchase = forThisVisit('skipPurchase');

/** The plan that was chosen and is not paid for yet: its type, and its years (panel spec §3). */
export const selectedPlan = forThisVisit('selectedPlan');
export const selectedPlanYears = forThisVisit('selectedPlanYears');

/** `1` once a plan was chosen in the desktop variant, where the purchase does not start by itself (panel spec §4). */
export const planChosen = forThisVisit('planChosen');

/** Which application shows the panel: `A` is the desktop variant; nothing for a browser. */
export const applicationType = forThisVisit('applicationType');

/** The answer about cookies, beside its cookie, and that it was given in this browser session (panel spec §3, §4). */
export const storedConsent = forThisVisit('consent');
export const cookieJustClicked = forThisVisit('cookieJustClicked');

/** Of visitors who accepted to be counted only: who they are, this visit and how manieth it is, what led them here. */
export const storedVisitor = kept('visitor');
export const storedVisit = forThisVisit('visit');
export const storedSessionNumber = kept('sessionNumber');
export const storedCampaign = kept('campaign');

/** Puts away everything that belongs to the parent who signs out (panel spec §4). */
export function forgetVisit(): void {
  const all = [
    storedProfileId,
    storedDeviceId,
    storedRewardId,
    storedRewardResult,
    storedPromoCode,
    storedRodoClicked,
    skipProfileCreator,
    skipPurchase,
    selectedPlan,
    selectedPlanYears,
    planChosen,
  ];
  for (const value of all) value.set(null);
}
