import { Rational } from '../../number/rational.js';
import { dimensions, sameDimension, type Dimension } from '../../science/dimension.js';
import { showQuantity } from '../../science/show.js';
import { wordSet } from '../../science/words.js';
import type { TaskText } from '../../text/task-text.js';
import { readChemistry } from './chemistry-text.js';
import { isHarmless } from './chemistry-words.js';
import type { Formula } from './formula.js';
import type { GivenMasses } from './masses.js';

/** Concentration in mol/dm³, volume of the solution in dm³, moles, and mass of what is dissolved in g. */
export type MolarKind = 'concentration' | 'volume' | 'moles' | 'mass';

/** A task about molar concentration. */
export interface Molarity {
  readonly known: ReadonlyMap<MolarKind, Rational>;
  readonly asked: MolarKind;
  readonly formula?: Formula;
  readonly given: GivenMasses;
  /** The volume as the task gives it, in TeX, when not in dm³. */
  readonly volumeText?: string;
}

const kinds: readonly {
  readonly kind: MolarKind;
  readonly dimension: Dimension;
  readonly scale: Rational;
}[] = [
  { kind: 'concentration', dimension: dimensions.concentration, scale: Rational.of(1, 1000) },
  { kind: 'volume', dimension: dimensions.volume, scale: Rational.of(1000) },
  { kind: 'moles', dimension: dimensions.amount, scale: Rational.one },
  { kind: 'mass', dimension: dimensions.mass, scale: Rational.of(1000) },
];

const also =
  wordSet(`stezenie stezenia stezeniu molowe molowego molowym roztwor roztworu roztworze roztworow rozpuszczono znajduje
  zawierajacego zawierajacy liczbe liczba moli mole przygotowania sporzadzenia sporzadzic przygotowac przygotowano sporzadzono objetosc objetosci
  gramow mase masa potrzebna rozpuszczajac otrzymania uzyc tym wodny wodnego jaka wynosi
  molar concentration molarity solution number moles volume mass grams dissolved prepare made dissolving make in aqueous needed when`);

/** Reads "Oblicz stężenie molowe roztworu, jeśli w 2 dm³ roztworu jest 0,5 mola NaOH"; undefined when something is left over. */
export function readMolarity(text: TaskText): Molarity | undefined {
  const original = text.original.replaceAll(/(\d) ?-? ?(?:molow(?:y|ego|ym)|M)( |$|[.,?])/gu, '$1 mol/dm3$2');
  const chemistry = readChemistry({ ...text, original });
  if (!chemistry || !/roztw|solution/u.test(chemistry.outline) || /procent|percent/u.test(chemistry.outline))
    return undefined;
  const { items, outline, substances, given } = chemistry;
  const [substance] = substances;
  if (substances.length > 1 || substance?.formula.text === 'H2O' || substance?.formula.text.includes('·'))
    return undefined;
  const known = new Map<MolarKind, Rational>();
  let volumeText: string | undefined;
  for (const item of items) {
    if (item.kind === 'unit' || isHarmless(item, text.language, also)) continue;
    const kind =
      item.kind === 'quantity'
        ? kinds.find(({ dimension }) => sameDimension(dimension, item.unit.dimension))
        : undefined;
    if (item.kind !== 'quantity' || !kind || known.has(kind.kind) || item.value.sign <= 0) return undefined;
    known.set(kind.kind, item.value.times(item.unit.factor).times(kind.scale));
    if (kind.kind === 'volume' && !['dm^3', 'l'].includes(item.unit.symbol))
      volumeText = showQuantity(item.value, item.unit, text.language);
  }
  const asked = askedKind(outline, known);
  if (!asked || known.size !== 2 || (known.has('moles') && known.has('mass'))) return undefined;
  const needsMass = known.has('mass') || asked === 'mass';
  if (needsMass !== (substance !== undefined) && needsMass) return undefined;
  if (asked === 'moles' && known.has('mass')) return undefined;
  return {
    known,
    asked,
    given,
    ...(substance ? { formula: substance.formula } : {}),
    ...(volumeText === undefined ? {} : { volumeText }),
  };
}

function askedKind(outline: string, known: ReadonlyMap<MolarKind, Rational>): MolarKind | undefined {
  const asks: MolarKind[] = [];
  if (/stezeni|concentration|molarity/u.test(outline) && !known.has('concentration'))
    asks.push('concentration');
  if (/\[mol\]|liczb\p{L} moli|number of moles|\[mmol\]/u.test(outline)) asks.push('moles');
  if (/\[g\]|\bmase\b|\bmasa\b|\bmass\b/u.test(outline) && !known.has('mass')) asks.push('mass');
  if (/\[(?:dm\^3|cm\^3|l|ml)\]|objetosc|\bvolume\b/u.test(outline) && !known.has('volume'))
    asks.push('volume');
  const [asked, ...more] = asks;
  const isOtherUnit = /\[/u.test(outline.replaceAll(/\[(?:dm\^3|l|mol|g)\]/gu, ''));
  return asked !== undefined && !known.has(asked) && !isOtherUnit && more.length === 0 ? asked : undefined;
}
