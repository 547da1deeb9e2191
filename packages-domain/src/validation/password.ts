/** The shortest password, everywhere: registration, change and reset (design §13). */
export const minPasswordLength = 8;

/** What makes a password unusable: it is empty or too short. Weakness is not a problem, see {@link passwordStrength}. */
export type PasswordProblem = 'ok' | 'required' | 'too-short';

/** Checks that a new password can be used at all. Length is counted in characters, not in UTF-16 units. */
export function passwordProblem(password: string): PasswordProblem {
  if (password === '') return 'required';
  return Array.from(password).length < minPasswordLength ? 'too-short' : 'ok';
}

/** What a registration password should have, and whether it has it (panel §5). */
export interface PasswordStrength {
  readonly longEnough: boolean;
  readonly digit: boolean;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  /** More than four distinct characters. */
  readonly distinct: boolean;
  /** All of the above. A password that is long enough but not strong asks "use it anyway?". */
  readonly strong: boolean;
}

/** Says which of the signs of a strong password a password has. Letters of every alphabet count. */
export function passwordStrength(password: string): PasswordStrength {
  const longEnough = passwordProblem(password) === 'ok';
  const digit = /\d/.test(password);
  const lowercase = /\p{Ll}/u.test(password);
  const uppercase = /\p{Lu}/u.test(password);
  const distinct = new Set(password).size > 4;
  return {
    longEnough,
    digit,
    lowercase,
    uppercase,
    distinct,
    strong: longEnough && digit && lowercase && uppercase && distinct,
  };
}

/** Tells whether the repeated password is the new one, else 'password not match' (panel §5). */
export function passwordsMatch(password: string, repeated: string): boolean {
  return password === repeated;
}
