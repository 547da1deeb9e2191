import { dimensions, sameDimension } from '../../science/dimension.js';
import type { Item } from '../../science/items.js';
import { wordSet } from '../../science/words.js';
import type { TaskText } from '../../text/task-text.js';
import { Rational } from '../../number/rational.js';
import { readChemistry, type ChemistryText } from './chemistry-text.js';
import { isHarmless } from './chemistry-words.js';

/** The parts of a solution by mass. */
export type Role = 'solute' | 'solvent' | 'solution';

/** A task about the percentage of a solution; masses in grams. */
export interface Mixture {
  readonly masses: ReadonlyMap<Role, Rational>;
  readonly percents: readonly Rational[];
  /** What is asked: the percentage, or the masses of parts. */
  readonly asked: 'percent' | readonly Role[];
  /** What happens to a solution that there is at first. */
  readonly change?: { readonly role: Role; readonly amount: Rational; readonly sign: 1 | -1 };
  /** A second solution that is mixed in. */
  readonly second?: Rational;
}

const solutionWords = /^(?:roztwor\p{L}*|solutions?)$/u;
const solventWords = /^(?:rozpuszczalnik\p{L}*|solvent|wodzie)$/u;
const soluteWords =
  /^(?:sol|soli|sole|cukier|cukru|cukrem|kwas|kwasu|substancj\p{L}*|zasad\p{L}*|wodorotlenk\p{L}*|salt|sugar|solute|acid|octu|saletry|alkohol\p{L}*)$/u;
const also =
  wordSet(`po stezenie stezenia stezeniu procentowe procentowego procentach procentowym otrzymanego powstalego powstaly otrzymany
  nowego nowy rozpuszczono rozpuszczeniu rozpuszczajac rozpuszcza przygotowania sporzadzenia sporzadzic przygotowac przygotowano sporzadzono
  otrzymania uzyc uzyto zmieszano zmieszaniu mieszajac dodano dolano dosypano odparowano odparowaniu dodaniu dolaniu wody gramow masie mase masa potrzebna potrzebnej
  kuchennej zawierajacego zawierajacy znajduje zawiera tym tego powstal otrzymano bylo
  concentration percent percentage mass by masses dissolved dissolving dissolve made make prepare prepared mixed added evaporated resulting new
  grams obtained when after final were was`);

/** The role that a word or a substance has. */
function roleOf(item: Item | undefined, chemistry: ChemistryText): Role | undefined {
  if (item?.kind !== 'word') return undefined;
  if (solutionWords.test(item.word)) return 'solution';
  if (solventWords.test(item.word)) return 'solvent';
  if (soluteWords.test(item.word)) return 'solute';
  if (!item.word.startsWith('substance') || item.word.length !== 10) return undefined;
  const substance = chemistry.substances[(item.word.codePointAt(9) ?? 0) - 97];
  return substance && (substance.formula.text === 'H2O' ? 'solvent' : 'solute');
}

/** The role of a mass: the word behind it (`200 g 10% roztworu`), or in front of `o masie 200 g`. */
function roleOfMass(items: readonly Item[], index: number, chemistry: ChemistryText): Role | undefined {
  const before = items[index - 1];
  if (before?.kind === 'word' && before.word === 'masie') {
    return items
      .slice(0, index - 2)
      .map((item) => roleOf(item, chemistry))
      .findLast((role) => role !== undefined);
  }
  for (const item of items.slice(index + 1, index + 6)) {
    const role = roleOf(item, chemistry);
    if (role) return role;
    const isBetween =
      item.kind === 'percent' || (item.kind === 'word' && ['of', 'a', 'an', 'the'].includes(item.word));
    if (!isBetween) return undefined;
  }
  return undefined;
}

function isMass(item: Item): boolean {
  return item.kind === 'quantity' && sameDimension(item.unit.dimension, dimensions.mass);
}

/** The roles that are asked for: `ile gramów soli`, `ile soli i ile wody`, `masę wody`. */
function askedRoles(chemistry: ChemistryText): readonly Role[] {
  const { items } = chemistry;
  const roles = new Set<Role>();
  for (const [index, item] of items.entries()) {
    const isAsk =
      (item.kind === 'unit' && item.unit.symbol === 'g') ||
      (item.kind === 'word' && ['ile', 'mase', 'gramow', 'mass', 'much', 'grams'].includes(item.word));
    if (!isAsk) continue;
    const [next, after] = items.slice(index + 1, index + 3);
    const role =
      roleOf(next, chemistry) ??
      (next?.kind === 'word' && ['of', 'the'].includes(next.word) ? roleOf(after, chemistry) : undefined);
    if (role) roles.add(role);
  }
  return [...roles];
}

function verbOf(outline: string): { sign: 1 | -1 } | undefined {
  if (/odparow|evaporat/u.test(outline)) return { sign: -1 };
  return /dodan|dolan|dosypan|\badded\b/u.test(outline) ? { sign: 1 } : undefined;
}

/** One solute that stays what it is in water: no hydrate, no oxide, no element, and no two of them. */
function isPlainSolute({ substances, items }: ChemistryText): boolean {
  const solutes = substances.filter(({ formula }) => formula.text !== 'H2O');
  const words = new Set(
    items.flatMap((item) =>
      item.kind === 'word' && soluteWords.test(item.word) ? [item.word.slice(0, 3)] : [],
    ),
  );
  const stays = solutes.every(({ formula: { text, atoms } }) => {
    const isOxide = atoms.has('O') && atoms.size === 2 && !atoms.has('H');
    return !text.includes('·') && atoms.size > 1 && !isOxide;
  });
  return stays && solutes.length <= 1 && words.size <= 1;
}

/** Reads a task about percentages of solutions; undefined when a mass has no role or a word is not known. */
export function readMixture(text: TaskText): Mixture | undefined {
  const chemistry = readChemistry(text);
  if (
    !chemistry ||
    !/roztw|solution|stezen|concentration/u.test(chemistry.outline) ||
    /molow|molar/u.test(chemistry.outline)
  )
    return undefined;
  const { items, outline } = chemistry;
  const known = items.every(
    (item) =>
      isHarmless(item, text.language, also) ||
      roleOf(item, chemistry) !== undefined ||
      item.kind === 'percent' ||
      isMass(item) ||
      (item.kind === 'unit' && item.unit.symbol === 'g'),
  );
  if (!known) return undefined;
  if (!isPlainSolute(chemistry)) return undefined;
  const found = items.flatMap((item, index) => {
    if (item.kind !== 'quantity') return [];
    return [
      {
        role: roleOfMass(items, index, chemistry),
        grams: item.value.times(item.unit.factor).times(Rational.of(1000)),
      },
    ];
  });
  const percents = items.flatMap((item) => (item.kind === 'percent' ? [item.value] : []));
  const asksPercent = /(?:stezeni[ea]|concentration|percentage)/u.test(outline) && !percentIsGivenBy(items);
  const roles = askedRoles(chemistry);
  if (asksPercent === roles.length > 0) return undefined;
  return put(found, percents, asksPercent ? 'percent' : roles, outline);
}

/** `roztworu o stężeniu 10%`: the word belongs to a given number. */
function percentIsGivenBy(items: readonly Item[]): boolean {
  const named = items.flatMap((item, index) =>
    item.kind === 'word' && /^stezeni|^concentration/u.test(item.word)
      ? [items.slice(index + 1, index + 4)]
      : [],
  );
  return named.length > 0 && named.every(([next, ...after]) => isPercentNext(next, after));
}

function isPercentNext(next: Item | undefined, after: readonly Item[]): boolean {
  if (next?.kind === 'percent') return true;
  return next?.kind === 'word' && ['of', 'procentowym'].includes(next.word) && after[0]?.kind === 'percent';
}

type Found = { readonly role: Role | undefined; readonly grams: Rational };

function put(
  found: readonly Found[],
  percents: readonly Rational[],
  asked: Mixture['asked'],
  outline: string,
): Mixture | undefined {
  const masses = new Map<Role, Rational>();
  const verb = verbOf(outline);
  const isMixing = /zmieszan|mixed/u.test(outline);
  let change: Mixture['change'];
  let second: Rational | undefined;
  const isDissolving = percents.length === 0;
  for (const [index, { role, grams }] of found.entries()) {
    if (!role || grams.sign <= 0) return undefined;
    if (verb && !isDissolving && role !== 'solution') change = { role, amount: grams, sign: verb.sign };
    else if (isMixing && index === 1 && role === 'solution') second = grams;
    else if (masses.has(role)) return undefined;
    else masses.set(role, grams);
  }
  if (
    (verb && !isDissolving && !change) ||
    (verb?.sign === -1 && isDissolving) ||
    (isMixing && second === undefined) ||
    found.length > 2
  )
    return undefined;
  return { masses, percents, asked, ...(change ? { change } : {}), ...(second ? { second } : {}) };
}
