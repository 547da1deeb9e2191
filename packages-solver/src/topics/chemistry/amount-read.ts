import { notUnderstood } from '../../refusal.js';
import { Rational } from '../../number/rational.js';
import { dimensions, sameDimension } from '../../science/dimension.js';
import type { Item } from '../../science/items.js';
import { wordSet } from '../../science/words.js';
import type { TaskText } from '../../text/task-text.js';
import { readChemistry } from './chemistry-text.js';
import { isHarmless } from './chemistry-words.js';
import type { Formula } from './formula.js';
import type { GivenMasses } from './masses.js';
import { diatomic } from './substances.js';

/** What can be known of a portion of a substance: grams, moles, how many particles, dm³ of gas at 0 °C and 1013 hPa. */
export type PortionKind = 'mass' | 'moles' | 'particles' | 'volume';

export interface Portion {
  readonly formula: Formula;
  readonly given: GivenMasses;
  readonly known: PortionKind;
  /** In g, mol, particles or dm³. */
  readonly value: Rational;
  readonly asked: PortionKind;
}

const particleWords = wordSet('czasteczek czasteczki atomow atomy molecules molecule atoms atom particles');
const moleWords = wordSet('moli mole mola mol moles');
const massWords = wordSet('mase masa wazy waza gramow gramy mass weigh weighs weight grams');
const volumeWords = wordSet('objetosc objetosci volume zajmuje zajmie zajma occupy occupied');
const normal =
  /\b(?:w )?(?:warunkach normalnych|warunki normalne)|\b(?:at )?(?:standard conditions|stp|standard temperature and pressure)\b/u;
const also =
  wordSet(`liczbe liczba liczby ilosc number amount molow gaz gazu gas gazowego w warunkach normalnych warunki
  normalne at standard conditions stp temperature pressure`);

function isWordOf(item: Item | undefined, words: ReadonlySet<string>): boolean {
  return item?.kind === 'word' && words.has(item.word);
}

interface Known {
  readonly kind: PortionKind;
  readonly value: Rational;
  readonly used: readonly Item[];
}

/** The known quantity, in the unit of its kind, and the words that belong to it. */
function knownOf(items: readonly Item[]): Known | undefined {
  const found = items.flatMap((item, index): Known[] => {
    const next = items[index + 1];
    if (item.kind === 'number' && isWordOf(next, particleWords) && next) {
      return [{ kind: 'particles' as const, value: item.value, used: [item, next] }];
    }
    if (item.kind !== 'quantity') return [];
    const { dimension, factor } = item.unit;
    const kind = sameDimension(dimension, dimensions.mass)
      ? ('mass' as const)
      : sameDimension(dimension, dimensions.amount)
        ? ('moles' as const)
        : sameDimension(dimension, dimensions.volume)
          ? ('volume' as const)
          : undefined;
    if (!kind) return [];
    const scale = kind === 'moles' ? Rational.one : Rational.of(1000);
    const used = kind === 'moles' && isWordOf(next, particleWords) && next ? [item, next] : [item];
    return [{ kind, value: item.value.times(factor).times(scale), used }];
  });
  return found.length === 1 ? found[0] : undefined;
}

function askedOf(rest: readonly Item[]): readonly PortionKind[] {
  const asks = new Set<PortionKind>();
  for (const item of rest) {
    if (item.kind === 'unit' && item.unit.symbol === 'mol') asks.add('moles');
    if (item.kind === 'unit' && item.unit.symbol === 'g') asks.add('mass');
    if (item.kind === 'unit' && ['dm^3', 'l'].includes(item.unit.symbol)) asks.add('volume');
    if (isWordOf(item, moleWords)) asks.add('moles');
    if (isWordOf(item, massWords)) asks.add('mass');
    if (isWordOf(item, particleWords)) asks.add('particles');
    if (isWordOf(item, volumeWords)) asks.add('volume');
  }
  return [...asks];
}

/** Reads "Ile moli stanowi 36 g H2O?", "What is the mass of 2 mol of CO2?", "Ile cząsteczek jest w 2 molach CO2?". */
export function readPortion(text: TaskText): Portion | undefined {
  const chemistry = readChemistry(text);
  const [substance] = chemistry?.substances ?? [];
  if (!chemistry || !substance || chemistry.substances.length > 1) return undefined;
  const { items, outline } = chemistry;
  const known = knownOf(items);
  if (!known || known.value.sign <= 0 || /molow(?:a|ej|e|y|ego)\b|molar\b|roztw|solution/u.test(outline))
    return undefined;
  const rest = items.filter((item) => !known.used.includes(item));
  const [asked, ...more] = askedOf(rest);
  const words = new Set([...also, ...particleWords, ...moleWords, ...massWords, ...volumeWords]);
  const allowed = rest.every(
    (item) =>
      isHarmless(item, text.language, words) ||
      (item.kind === 'unit' && ['mol', 'g', 'dm^3', 'l'].includes(item.unit.symbol)),
  );
  if (asked === undefined || more.length > 0 || !allowed || asked === known.kind) return undefined;
  const isGas = asked === 'volume' || known.kind === 'volume';
  if (isGas !== normal.test(outline)) return undefined;
  const { formula, named } = substance;
  const atoms = [...formula.atoms.values()].reduce((sum, count) => sum + count, 0);
  const countsAtoms = /\b(?:atom|atoms|atomow|atomy)\b/u.test(outline);
  const countsMolecules = /\b(?:czasteczek|czasteczki|molecules?)\b/u.test(outline);
  if ((countsAtoms && atoms > 1) || (countsMolecules && atoms === 1 && named)) notUnderstood();
  if (named && diatomic.has(formula.text) && !countsAtoms) notUnderstood();
  if (isGas && !gases.has(formula.text)) return undefined;
  return { formula, given: chemistry.given, known: known.kind, value: known.value, asked };
}

/** Gases at 0 °C; 22.4 dm³ is the volume of a mole of these only. */
const gases = new Set([
  'H2',
  'O2',
  'N2',
  'Cl2',
  'F2',
  'CO',
  'CO2',
  'SO2',
  'NO',
  'NO2',
  'NH3',
  'CH4',
  'C2H4',
  'C2H2',
  'C2H6',
  'C3H8',
  'HCl',
  'HBr',
  'H2S',
  'He',
  'Ne',
  'Ar',
  'Kr',
  'Xe',
  'O3',
]);
