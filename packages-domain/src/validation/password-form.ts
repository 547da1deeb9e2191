import { isUpdatePasswordCode } from './link-code.js';
import { passwordProblem, passwordsMatch } from './password.js';

/** The form behind a reset link, as it is filled in. */
export interface UpdatePasswordForm {
  /** The code of the link's query. */
  readonly code: string | null | undefined;
  readonly password: string;
  readonly repeated: string;
  /** Whether the parent has acknowledged that saved location data is lost. */
  readonly acknowledged: boolean;
}

/**
 * What keeps a new password from being set, the first of it (panel §5): a link that can't be one (`error-link`), an
 * empty or too short password, a repeated one that differs, the missing acknowledgement.
 */
export type UpdatePasswordProblem =
  | 'ok'
  | 'error-link'
  | 'required'
  | 'too-short'
  | 'not-match'
  | 'acknowledge-required';

/** Checks the form behind a reset link. */
export function checkUpdatePassword(form: UpdatePasswordForm): UpdatePasswordProblem {
  if (!isUpdatePasswordCode(form.code)) return 'error-link';
  const problem = passwordProblem(form.password);
  if (problem !== 'ok') return problem;
  if (!passwordsMatch(form.password, form.repeated)) return 'not-match';
  return form.acknowledged ? 'ok' : 'acknowledge-required';
}

/** Tells whether the sign-in button is enabled: neither e-mail nor password is empty (panel §2). */
export function canSignIn(form: { readonly email: string; readonly password: string }): boolean {
  return form.email.trim() !== '' && form.password !== '';
}

/** Tells whether the change button is enabled: neither the present nor the new password is empty (panel §2). */
export function canChangePassword(form: { readonly current: string; readonly password: string }): boolean {
  return form.current !== '' && form.password !== '';
}
