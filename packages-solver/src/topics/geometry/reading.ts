import { Rational } from '../../number/rational.js';
import { notUnderstood } from '../../refusal.js';
import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';
import type { TaskText } from '../../text/task-text.js';
import { formulas, type Asked, type FigureName, type Formula, type Role } from './figures.js';

/** A figure with its lengths in the order of the formula, in one unit. */
export interface GeometryProblem {
  readonly formula: Formula;
  readonly lengths: readonly Rational[];
  readonly unit: string;
  readonly isFromDiameter: boolean;
}

const figureWords: readonly (readonly [RegExp, FigureName])[] = [
  [/trojka[tc]\w* rownoboczn|\bequilateral\b/u, 'equilateral'],
  [
    /trojka[tc]\w* prostokatn|\bright(?: angled)? triangle|\bright - angled triangle|przeciwprostokatn|przyprostokatn|\bhypotenuse\b/u,
    'rightTriangle',
  ],
  [/prostopadloscian|\bcuboid|rectangular (?:prism|box)/u, 'cuboid'],
  [/szescian|\bcube\b/u, 'cube'],
  [/kwadrat(?:u|owi|owej)?\b|\bsquare\b/u, 'square'],
  [/prostokat(?:a|u|ny)?\b|\brectangle\b|\brectangular\b/u, 'rectangle'],
  [/rownolegloboku?|\bparallelogram\b/u, 'parallelogram'],
  [/\bromb(?:u)?\b|\brhombus\b/u, 'rhombus'],
  [/trapez|\btrapez(?:oid|ium)\b/u, 'trapezoid'],
  [/\bkol[aoe]m?\b|okreg|\bcircle\b/u, 'circle'],
  [/\bwalec\b|\bwalca\b|\bcylinder\b/u, 'cylinder'],
  [/stozek|stozka|\bcone\b/u, 'cone'],
  [/\bkul[aiey]\b|\bsphere\b|\bball\b/u, 'sphere'],
  [/trojkat|trojkac|\btriangle\b/u, 'triangle'],
];

const askedWords: readonly (readonly [RegExp, Asked])[] = [
  [
    /pol[ae] (?:powierzchni )?calkowit\w*(?: powierzchni)?|surface area|pole powierzchni calkowitej/u,
    'surface',
  ],
  [/\bpol[ae]\b|\barea\b|powierzchni[ea]/u, 'area'],
  [/obwod\w*|dlugosc okregu|\bperimeter\b|\bcircumference\b/u, 'perimeter'],
  [/objetosc\w*|\bvolume\b/u, 'volume'],
];

const roleWords: readonly (readonly [RegExp, Role])[] = [
  [
    /^(?:bok\w*|side|sides|dlugosci|dlugosc|szerokosc|szerokosci|length|width|wymiar\w*|dimensions|wide|long)$/u,
    'side',
  ],
  [/^(?:ramie|ramiona|ramionach)$/u, 'side'],
  [/^(?:podstaw\w*|base|bases)$/u, 'base'],
  [/^(?:wysokosc\w*|height|high)$/u, 'height'],
  [/^(?:promien\w*|radius)$/u, 'radius'],
  [/^(?:srednic\w*|diameter)$/u, 'diameter'],
  [/^(?:przyprostokatn\w*|leg|legs)$/u, 'leg'],
  [/^(?:przeciwprostokatn\w*|hypotenuse)$/u, 'hypotenuse'],
  [/^(?:przekatn\w*|diagonal|diagonals)$/u, 'diagonal'],
  [/^(?:krawedz\w*|edge|edges)$/u, 'edge'],
];

const letters: Readonly<Record<string, Role>> = {
  a: 'side',
  b: 'side',
  c: 'side',
  h: 'height',
  r: 'radius',
  d: 'diagonal',
};
const glue = harmlessAnd(
  'o i oraz a gdy jeśli którego której których ma mają równa równe równy równym równej długości długość długościach wynosi wynoszą jest jego jej dla bokach boków prostokątny trójkąt figury powierzchni całkowitej całkowite całkowita okręgu w z mając dane jeżeli odpowiednio opuszczona na tę tej druga drugi drugiej drugą',
  'with of a an and the its whose is are has have having length lengths if given side sides right angled area other total both equal respectively surface',
);
const unitPattern = /^(mm|cm|dm|m|km)$/u;

/** The figure in a text, its lengths and what is asked, or undefined. */
export function geometryIn(text: TaskText): GeometryProblem | undefined {
  const { template: whole, chunks } = sentenceOf(text);
  const template = whole.replace(
    /\b(promien\w*|srednic\w*|radius) (?:podstawy|of base|of the base)\b/u,
    '$1',
  );
  const figure = figureWords.find(([pattern]) => pattern.test(template));
  if (!figure) return undefined;
  const [, name] = figure;
  const words = template.split(' ');
  if (isSolid(name) && /\bpodstaw|\bbase/u.test(template)) return undefined;
  const asked = askedIn(template, name, words);
  if (!asked) return undefined;
  if (!words.every((word) => isKnown(word))) return undefined;
  if (mentionsMore(words, asked)) return undefined;
  const lengths = lengthsIn(words, chunks, name);
  if (!lengths || lengths.length === 0) return undefined;
  const units = new Set(lengths.map(({ unit }) => unit));
  if (units.size !== 1) return notUnderstood();
  return matched(name, asked, lengths);
}

function isKnown(word: string): boolean {
  if (hasOnly(word, glue) || roleWords.some(([pattern]) => pattern.test(word))) return true;
  return (
    [...figureWords, ...askedWords].some(([pattern]) => pattern.test(word)) ||
    /^(?:przeciwprostokatn|przyprostokatn|rownoboczn|prostokatn|trojkat|trojkac)\w*$|^(?:rectangular|prism|box|calkowit\w*|circumference)$/u.test(
      word,
    )
  );
}

/** The one thing that is asked; lengths that have a number are not. */
function askedIn(template: string, figure: FigureName, words: readonly string[]): Asked | undefined {
  const found = askedWords.filter(([pattern]) => pattern.test(template)).map(([, asked]) => asked);
  if (found.includes('surface'))
    return found.some((asked) => asked === 'volume' || asked === 'perimeter') ? undefined : 'surface';
  if (found.length === 1) return found[0] === 'area' && isSolid(figure) ? 'surface' : found[0];
  if (found.length > 1) return undefined;
  const wanted = words.find(
    (word, index) =>
      /^(?:przekatn|przeciwprostokatn|przyprostokatn|wysokosc|diagonal|hypotenuse|leg|height)/u.test(word) &&
      !isGiven(words, index),
  );
  if (!wanted) return undefined;
  if (/^(?:przekatn|diagonal)/u.test(wanted)) return 'diagonal';
  if (/^(?:przeciwprostokatn|hypotenuse)/u.test(wanted)) return 'hypotenuse';
  return /^(?:przyprostokatn|leg)/u.test(wanted) ? 'leg' : 'height';
}

function isSolid(figure: FigureName): boolean {
  return ['cube', 'cuboid', 'cylinder', 'cone', 'sphere'].includes(figure);
}

/** Whether a number comes right after the word, as in "o wysokości 5 cm". */
function isGiven(words: readonly string[], index: number): boolean {
  const next = words
    .slice(index + 1)
    .find(
      (word) =>
        !/^(?:trojka[tc]\w*|prostokatn\w*|dlugosci|dlugosc|rowna|rownej|wynosi|ma|jest|maja|o|of|is|are|length|has|:|=)$/u.test(
          word,
        ),
    );
  return next === '#';
}

interface Length {
  readonly role: Role;
  readonly value: Rational;
  readonly unit: string;
}

/** Each number with the word that says what it is. */
function lengthsIn(
  words: readonly string[],
  chunks: readonly string[],
  figure: FigureName,
): readonly Length[] | undefined {
  const found: Length[] = [];
  let role: Role | undefined;
  let index = 0;
  let segment: string[] = [];
  for (const word of words) {
    const named = roleOf(word);
    const isNeutral = /^(?:dlugosc\w*|length|lengths)$/u.test(word);
    if (named && !(isNeutral && role)) role = named;
    if (word !== '#') {
      segment.push(word);
      continue;
    }
    if (saysSomethingElse(segment)) return undefined;
    segment = [];
    const chunk = chunks[index] ?? '';
    index += 1;
    for (const part of chunk.split(/\s+x\s+|\s*\*\s*/u)) {
      const match = /^(?:([abchdr])\s*=\s*)?(\d+(?:[.,]\d+)?|\d+\s*\/\s*\d+)\s*([a-z]+)?$/u.exec(part.trim());
      if (!match) return undefined;
      const [, letter, number = '', unit = ''] = match;
      if (unit !== '' && !unitPattern.test(unit)) return undefined;
      const value = numberOf(number);
      if (value.sign <= 0) return notUnderstood();
      const own = letter ? letters[letter] : (role ?? defaultRole(figure));
      if (!own) return undefined;
      found.push({ role: own, value, unit });
    }
  }
  const unit = found.at(-1)?.unit ?? '';
  const isListWithOneUnit = found.slice(0, -1).every((length) => length.unit === '');
  return isListWithOneUnit && unit ? found.map((length) => ({ ...length, unit })) : found;
}

/**
 * Whether the number behind these words is no length: "pole jest równe 20", "o obwodzie 16". Behind the last word for a
 * length neither what is asked may come, nor a verb without any word for a length.
 */
function saysSomethingElse(segment: readonly string[]): boolean {
  const last = segment.findLastIndex((word) => roleOf(word) !== undefined);
  const tail = segment.slice(last + 1);
  const hasVerb = tail.some((word) =>
    /^(?:jest|sa|rown\w*|wynos\w*|ma|maja|is|are|equals?|has|have|:|=)$/u.test(word),
  );
  if (isAsked(tail.at(-1) ?? '')) return true;
  return hasVerb && (tail.some(isAsked) || (last < 0 && segment.length > 0));
}

function isAsked(word: string): boolean {
  return askedWords.some(([pattern]) => pattern.test(word));
}

function roleOf(word: string): Role | undefined {
  return roleWords.find(([pattern]) => pattern.test(word))?.[1];
}

/** Whether a length is named that has no number: then it is asked too, or instead. What is asked may be named. */
function mentionsMore(words: readonly string[], asked: Asked): boolean {
  const segments = words
    .join(' ')
    .split('#')
    .map((part) => part.split(' '));
  return segments.some((segment, index) => {
    const named = segment.filter((word) => !/^(?:dlugosc\w*|length|lengths)$/u.test(word)).map(roleOf);
    const roles = new Set(named.filter((role) => role !== undefined && role !== asked));
    return roles.size > (index === segments.length - 1 ? 0 : 1);
  });
}

/** Numbers without a word are sides where a figure has nothing else. */
function defaultRole(figure: FigureName): Role | undefined {
  return figure === 'rectangle' || figure === 'square' || figure === 'triangle'
    ? 'side'
    : figure === 'cube' || figure === 'cuboid'
      ? 'edge'
      : undefined;
}

function numberOf(text: string): Rational {
  const [top = '', bottom] = text.split('/').map((part) => part.trim().replace(',', '.'));
  const value = Rational.parse(top);
  if (bottom === undefined) return value;
  return /^0+$/u.test(bottom) ? notUnderstood() : value.over(Rational.parse(bottom));
}

/** The only formula that takes exactly these lengths. */
function matched(figure: FigureName, asked: Asked, lengths: readonly Length[]): GeometryProblem | undefined {
  const isFromDiameter = lengths.some(({ role }) => role === 'diameter');
  const given = lengths.map((length) => normalised(length, figure));
  for (const formula of formulas) {
    if (formula.figure !== figure || formula.asked !== asked || formula.takes.length !== given.length)
      continue;
    const ordered = inOrder(formula.takes, given);
    if (ordered) return { formula, lengths: ordered, unit: lengths[0]?.unit ?? '', isFromDiameter };
  }
  return undefined;
}

/** A diameter as a radius, and sides of solids as edges. */
function normalised({ role, value, unit }: Length, figure: FigureName): Length {
  if (role === 'diameter') return { role: 'radius', value: value.over(Rational.of(2)), unit };
  if (figure === 'cuboid' && (role === 'side' || role === 'height')) return { role: 'edge', value, unit };
  if (figure === 'cube' && role === 'side') return { role: 'edge', value, unit };
  if (figure === 'rectangle' && (role === 'base' || role === 'height')) return { role: 'side', value, unit };
  if (figure === 'parallelogram' && role === 'side') return { role: 'side', value, unit };
  if (figure === 'rightTriangle' && role === 'side') return { role: 'side', value, unit };
  return { role, value, unit };
}

/** The lengths in the order of the roles; a side counts as a base where only one fits. */
function inOrder(takes: readonly Role[], lengths: readonly Length[]): readonly Rational[] | undefined {
  const left = [...lengths];
  const ordered: Rational[] = [];
  for (const role of takes) {
    let index = left.findIndex((length) => length.role === role);
    if (index < 0 && role === 'base' && takes.filter((other) => other === 'base').length === 1)
      index = left.findIndex((length) => length.role === 'side');
    const [length] = index < 0 ? [] : left.splice(index, 1);
    if (!length) return undefined;
    ordered.push(length.value);
  }
  return ordered;
}
