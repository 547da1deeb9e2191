import { notUnderstood } from '../../refusal.js';
import { Rational } from '../../number/rational.js';
import { sameDimension } from '../../science/dimension.js';
import { readUnit } from '../../science/read-unit.js';
import type { Unit } from '../../science/unit.js';
import { namesOf, type Formula } from './formula.js';
import { formulas } from './formulas.js';
import { quantities, type QuantityName } from './quantities.js';
import type { Given, Story } from './read.js';

/** A value of a formula's quantity. */
export interface Known extends Given {
  /** Set for a constant that the task did not give. */
  readonly assumed?: true;
}

/** A formula with all of its quantities but one. */
export interface Chosen {
  readonly story: Story;
  readonly formula: Formula;
  readonly asked: QuantityName;
  readonly known: ReadonlyMap<QuantityName, Known>;
}

/** A unit by its symbol, as the tables write it. */
export function unitNamed(symbol: string): Unit {
  const found = readUnit(symbol, 0);
  if (!found || found.end !== symbol.length) throw new RangeError(`no unit ${symbol}`);
  return found.value;
}

/** What may be taken as known: g; for water its density and specific heat (decision 0186). */
function constant(name: QuantityName, story: Story): Known | undefined {
  const water = /\bwod(?:a|y|e|zie)\b|\bjezior|\bbasen|\bwater\b|\blake\b|\bpool\b/u.test(story.folded);
  const assumed = (value: string, unit: string): Known => ({
    value: Rational.parse(value),
    unit: unitNamed(unit),
    names: [name],
    assumed: true,
  });
  if (/ksiezyc|\bmars|moon|jowisz|jupiter|planet/u.test(story.folded)) return undefined;
  if (name === 'gravity') return assumed(story.language === 'pl' ? '10' : '9.8', 'N/kg');
  if (name === 'density' && water) return assumed('1000', 'kg/m^3');
  return name === 'specificHeat' && water ? assumed('4200', 'J/(kg*K)') : undefined;
}

/** Every way to give each known value to another quantity of the formula. */
function assignments(
  given: readonly Given[],
  open: readonly QuantityName[],
): readonly ReadonlyMap<QuantityName, Known>[] {
  const [first, ...rest] = given;
  if (!first) return [new Map()];
  return open
    .filter((name) => first.names.includes(name) || (name === 'force' && first.names.includes('weight')))
    .flatMap((name) =>
      assignments(
        rest,
        open.filter((other) => other !== name),
      ).map((others) => new Map([[name, first], ...others])),
    );
}

function complete(formula: Formula, asked: QuantityName, story: Story): readonly Chosen[] {
  const open = namesOf(formula).filter((name) => name !== asked);
  return assignments(story.given, open).flatMap((found) => {
    const known = new Map<QuantityName, Known>(found);
    for (const name of open) {
      const value = known.get(name) ?? constant(name, story);
      if (!value) return [];
      known.set(name, value);
    }
    return [{ story, formula, asked, known }];
  });
}

/** Whether something is heated past melting or boiling, which takes heat of its own. */
function changesState({ formula, known, story }: Chosen): boolean {
  const change = known.get('warming')?.change;
  const isIce = /\blod|\bice\b|\bsnieg|\bsnow/u.test(story.folded);
  const isWater = /\bwod|\bwater/u.test(story.folded);
  if (formula.left !== 'heat' || !change || (!isIce && !isWater)) return false;
  const [low, high] = isIce ? [-273, 0] : [0, 100];
  return change.some((end) => end.compare(Rational.of(low)) < 0 || end.compare(Rational.of(high)) > 0);
}

/**
 * The one formula whose quantities are exactly what is given and what is asked; undefined when there is none. Refuses when
 * two formulas fit, or a value that can't be.
 */
export function chooseFormula(story: Story): Chosen | undefined {
  const found = formulas
    .filter(
      (formula) =>
        (formula.needs?.test(story.folded) ?? true) && !(formula.excludes?.test(story.folded) ?? false),
    )
    .flatMap((formula) =>
      story.asked
        .filter((name) => namesOf(formula).includes(name))
        .flatMap((name) => complete(formula, name, story)),
    );
  const [only] = found;
  if (!only) return undefined;
  if (found.length > 1 || changesState(only)) notUnderstood();
  const isPossible = [...only.known.values()].every((known) => known.value.sign > 0);
  const fits = [...only.known].every(([name, known]) =>
    sameDimension(quantities[name].dimension, known.unit.dimension),
  );
  return isPossible && fits && story.given.length > 0 ? only : notUnderstood();
}
