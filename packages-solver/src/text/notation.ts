const superscripts = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ'].map((sign, index) => [sign, '0123456789-n'[index] ?? '']));

const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/[−–—‐‑]/gu, '-'],
  [/[×·∙⋅•✕∗]/gu, '*'],
  [/÷/gu, ':'],
  [/[⁄∕]/gu, '/'],
  [/\*\*/gu, '^'],
  [/[≤≦⩽]|=</gu, '<='],
  [/[≥≧⩾]|=>/gu, '>='],
  [/≠/gu, '!='],
  [/[∣｜]/gu, '|'],
  [/[º˚]/gu, '°'],
  [/(\p{L})([π√∛])/gu, '$1 $2'],
  [/π/gu, 'pi '],
  [/³√|∛/gu, 'cbrt '],
  [/√/gu, 'sqrt '],
  [/[„”“"«»]/gu, ' '],
  [/\\(?:cdot|times)/gu, '*'],
  [/\\(?:leq|le)/gu, '<='],
  [/\\(?:geq|ge)/gu, '>='],
  [/\\(?:left|right)/gu, ''],
  [/\$/gu, ' '],
  [/(\p{L})['’](\p{L})/gu, '$1$2'],
];

/** Pupils' mathematical signs in one plain notation: `x² ≤ ½·3` becomes `x^(2) <= (1/2)*3`. Letters and case stay. */
export function plainNotation(text: string): string {
  let plain = text;
  for (const [sign, instead] of plainSigns) plain = plain.replaceAll(sign, instead);
  plain = plain.replaceAll(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, '(($1)/($2))');
  plain = plain.replaceAll(/\\?sqrt\s*\{([^{}]*)\}/gu, ' sqrt($1)');
  plain = plain.replaceAll(/\^\s*\{([^{}]*)\}/gu, '^($1)');
  plain = plain.replaceAll(
    /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ]+/gu,
    (run) => `^(${[...run].map((sign) => superscripts.get(sign)).join('')})`,
  );
  plain = plain.replaceAll(/(\d?)([½⅓⅔¼¾⅕⅖⅗⅘⅙⅛⅜⅝⅞])/gu, (_, digit: string, sign: string) =>
    digit ? `${digit} ${vulgarFractions[sign]}` : `(${vulgarFractions[sign]})`,
  );
  return joinThousands(plain);
}

/** `12 500` is one number: groups of three digits after a space, unless a fraction follows. */
function joinThousands(text: string): string {
  return text.replaceAll(
    /(^|[^\d.,])(\d{1,3}(?: \d{3})+)([,.]?\d|\s*\/)?/gu,
    (all, before: string, number: string, after?: string) =>
      after && !/^[,.]\d$/u.test(after) ? all : before + number.replaceAll(' ', '') + (after ?? ''),
  );
}
