import { privilegeNames } from '@ostoja/domain';
import { z } from 'zod';
import { languageCode, seconds } from './basics.js';

/** One of the privilege flags that gate data calls (panel spec §3). */
export const privilege = z.enum(privilegeNames);

/** The account's licence block. */
export const licence = z.object({
  accountType: z.int(),
  accountTypeEdu: z.int(),
  /** When the plan ends, epoch seconds; 0 for never or none. */
  validTo: seconds,
  /** Whether the subscription ends with its period. */
  cancel: z.boolean(),
  subscription: z.boolean(),
  tokensEdu: z.int(),
});

/** The signed-in parent, as `logged` tells it. */
export const user = z.object({
  email: z.string(),
  userName: z.string(),
  /** Whether the e-mail address is confirmed. */
  confirmed: z.boolean(),
  privileges: z.record(privilege, z.int()),
  /** The address of a tracking pixel, or an empty string. */
  ipx: z.string(),
  lic: licence,
  lang: languageCode,
  timeZoneName: z.string(),
});

/** A text to agree to at registration. */
export const agreement = z.object({
  id: z.string(),
  /** `'0'` means optional. */
  required: z.enum(['0', '1']),
  short_name: z.string(),
  descr: z.string(),
});
