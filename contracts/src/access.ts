import type { z } from 'zod';
import type { privilege } from './schemas/account.js';

/** A privilege flag of an account (panel spec §3). */
export type Privilege = z.infer<typeof privilege>;

/**
 * Who may call an action. It is part of the contract: an action without an access rule does not compile.
 *
 * - `anyone`: no session needed; one is seen if it is there.
 * - `account`: a signed-in parent.
 * - `profile`: … and `data.profile` is one of the account's.
 * - `device`: … and `data.device` is one of the account's, on `data.profile` (`ofProfile`) or anywhere.
 * - `agent`: a device's own bearer token, on `/agent` only.
 */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'account'; readonly privilege?: Privilege }
  | { readonly kind: 'profile'; readonly privilege?: Privilege }
  | { readonly kind: 'device'; readonly ofProfile: boolean; readonly privilege?: Privilege }
  | { readonly kind: 'agent' };

/** No session needed. */
export const anyone = { kind: 'anyone' } as const;

/** A signed-in parent. */
export const account = { kind: 'account' } as const;

/** A signed-in parent and one of the account's profiles, named by `data.profile`. */
export const profile = { kind: 'profile' } as const;

/** A device's own token. */
export const agent = { kind: 'agent' } as const;

/** One of the account's devices, named by `data.device`, whichever profile it is on. */
export const anyDevice = { kind: 'device', ofProfile: false } as const;

/**
 * The account's own profile and a device on it, named by `data.profile` and `data.device`, and the
 * privilege flag that gates the call (panel spec §6), if one does.
 */
export function device(privilege?: Privilege): {
  readonly kind: 'device';
  readonly ofProfile: true;
  readonly privilege?: Privilege;
} {
  return privilege ? { kind: 'device', ofProfile: true, privilege } : { kind: 'device', ofProfile: true };
}

/** The ids that an access rule needs in the data, so that a contract that lacks them does not compile. */
export type AccessData<A extends Access> = A extends { kind: 'profile' }
  ? { profile: number }
  : A extends { kind: 'device'; ofProfile: true }
    ? { profile: number; device: number }
    : A extends { kind: 'device' }
      ? { device: number }
      : object;
