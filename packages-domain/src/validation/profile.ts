/** The avatars of a profile (panel §3): the image is `/avatar/{n}.png`. */
export const Avatar = { Boy: 1, Girl: 2 } as const;

/** A value of {@link Avatar}. */
export type Avatar = (typeof Avatar)[keyof typeof Avatar];

/** The longest name of a profile. */
export const maxProfileNameLength = 100;

/** What is wrong with a profile form, field by field; `ok` when it can be submitted. */
export interface ProfileProblems {
  readonly name: 'ok' | 'required' | 'too-long';
  readonly img: 'ok' | 'select-required';
  readonly ok: boolean;
}

/** Tells whether a value is one of the avatars. */
export function isAvatar(value: unknown): value is Avatar {
  return value === Avatar.Boy || value === Avatar.Girl;
}

/** Checks a profile form: a name is required, and an avatar has to be chosen (panel §5). */
export function checkProfile(form: { readonly name: string; readonly img: number | null }): ProfileProblems {
  const name = checkName(form.name.trim());
  const img = isAvatar(form.img) ? 'ok' : 'select-required';
  return { name, img, ok: name === 'ok' && img === 'ok' };
}

function checkName(name: string): ProfileProblems['name'] {
  if (name === '') return 'required';
  return name.length > maxProfileNameLength ? 'too-long' : 'ok';
}

/** The birth years that a profile can have: the given year and the 19 before it, newest first (panel §5: 20 years). */
export function birthYears(currentYear: number): readonly number[] {
  return Array.from({ length: 20 }, (_, age) => currentYear - age);
}

/** Checks the dialog that moves a device: a profile has to be chosen (panel §5). */
export function checkMoveTarget(profileId: number | null): 'ok' | 'select-required' {
  return profileId === null ? 'select-required' : 'ok';
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00A0',
  quot: '"',
};

/**
 * A default name with its HTML entities decoded, once (panel §5): `Zosia &amp; Kuba` gives `Zosia & Kuba`, `&#380;aba`
 * gives `żaba`. What is no entity stays.
 */
export function decodeDefaultName(name: string): string {
  return name.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (entity, decimal, hex, word) => {
      if (word !== undefined) return named[String(word).toLowerCase()] ?? entity;
      const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return isCharacter(point) ? String.fromCodePoint(point) : entity;
    },
  );
}

/** A code point that text can hold: no NUL, no half of a pair. */
function isCharacter(point: number): boolean {
  return point > 0 && point <= 0x10_ffff && (point < 0xd800 || point > 0xdfff);
}
