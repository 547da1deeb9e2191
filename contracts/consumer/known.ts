import type { FromState as StateValue, State } from './interaction.js';
import { FromState } from './interaction.js';

/** What every state of the provider has in common: one family, named by fixed ids, and who speaks for it. */
export const known = {
  account: 2_000_000_000_001,
  profile: 2_000_000_000_002,
  device: 2_000_000_000_003,
  command: 2_000_000_000_004,
  screen: 2_000_000_000_005,
  email: 'ala@example.org',
  password: 'Dobre-Haslo-7',
  /** The provider's state stores these tokens' hashes; outside of a test they open nothing. */
  sessionToken: 'piscd0jl.c2Vzc2lvbi10b2tlbi1vZi10aGUtY29udHJhY3RzLTE',
  deviceToken: 'piscd0jl.piscd0jn.ZGV2aWNlLXRva2VuLW9mLXRoZS1jb250cmFjdHMtMTI',
  /** The provider's clock stands here. */
  now: 1_750_000_000,
} as const;

/** An id that nobody has; another family's answers the same. */
export const absent = 3_000_000_000_000;

/** A captcha that was solved just now. */
export const captcha: StateValue = new FromState('${captcha}', 'eyJzb2x2ZWQiOnRydWV9');

/** A parent, a profile and a device on it. Every state builds on this one. */
export const family: State = { name: 'a family with one child and one device', parameters: known };

/** A fresh captcha's solution is in the value `captcha`. */
export const solvedCaptcha: State = { name: 'a solved captcha' };
