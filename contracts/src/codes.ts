/**
 * The response codes of the wire (service spec §8), the only place where their numbers stand.
 * Several codes share one number range with purchase states; those live beside the purchase actions.
 */
export const Code = {
  BadRequest: -1,
  Ok: 0,
  Success: 1,
  BadCredentials: 2,
  Unauthorized: 3,
  AccessDenied: 5,
  WrongPassword: 6,
  CaptchaError: 10,
  AlreadyRegistered: 11,
  RegisterError: 12,
  MaximumProfiles: 13,
  MaximumDevices: 14,
  ProfileNotEmpty: 15,
  NotFound: 16,
  PasswordTooShort: 17,
  WrongLicence: 18,
  PaymentError: 19,
  PurchaseFailed: 20,
  MarketingTokenError: 21,
  MarketingContactError: 22,
  MarketingAgreementError: 23,
  MarketingError: 24,
  WrongReward: 25,
  RewardTaken: 26,
  PaymentPending: 30,
  WrongConfirmationValue: 31,
  AccountNotConfirmed: 32,
  WrongCode: 33,
  SubscriptionAccountFailed: 34,
  InsufficientKnowledgePoints: 40,
} as const;

/** One of the catalogue's numbers. */
export type Code = (typeof Code)[keyof typeof Code];

/** The name of a code in this catalogue, such as `NotFound` for 16. */
export type CodeName = keyof typeof Code;

/** What each code means, in the words of the service spec §8. */
export const codeMeanings: Record<CodeName, string> = {
  BadRequest: 'bad request',
  Ok: 'ok',
  Success: 'success',
  BadCredentials: 'bad credentials or not logged in',
  Unauthorized: 'unauthorized or login',
  AccessDenied: 'access denied',
  WrongPassword: 'wrong password',
  CaptchaError: 'captcha error',
  AlreadyRegistered: 'already registered',
  RegisterError: 'register error',
  MaximumProfiles: 'maximum profiles',
  MaximumDevices: 'maximum devices',
  ProfileNotEmpty: 'profile not empty',
  NotFound: 'not found',
  PasswordTooShort: 'password too short',
  WrongLicence: 'wrong licence',
  PaymentError: 'payment error',
  PurchaseFailed: 'purchase failed',
  MarketingTokenError: 'marketing system: token error',
  MarketingContactError: 'marketing system: contact error',
  MarketingAgreementError: 'marketing system: agreement error',
  MarketingError: 'marketing system: other error',
  WrongReward: 'wrong reward',
  RewardTaken: 'reward taken',
  PaymentPending: 'payment pending',
  WrongConfirmationValue: 'wrong confirmation value',
  AccountNotConfirmed: 'account not confirmed',
  WrongCode: 'wrong code',
  SubscriptionAccountFailed: 'subscription account failed',
  InsufficientKnowledgePoints: 'insufficient knowledge points',
};

const names = new Map<number, CodeName>(
  Object.entries(Code).map(([name, number]) => [number, name as CodeName]),
);

/** The name of a code's number, or `undefined` for a number outside the catalogue. */
export function codeName(code: number): CodeName | undefined {
  return names.get(code);
}
