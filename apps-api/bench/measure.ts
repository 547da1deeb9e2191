/** One ratio, what it should be, and what it was made of. */
export interface Ratio {
  readonly name: string;
  readonly value: number;
  /** `least`: at least so much is good; `most`: at most. */
  readonly aim: { readonly least: number } | { readonly most: number };
  readonly parts: string;
}

/** A ratio as one line of text. */
export function line({ name, value, aim, parts }: Ratio): string {
  const good = 'least' in aim ? value >= aim.least : value <= aim.most;
  const wanted = 'least' in aim ? `aim ≥ ${aim.least}` : `aim ≤ ${aim.most}`;
  return `  ${name}: ${value.toFixed(2)} (${wanted}, ${good ? 'met' : 'missed'}; ${parts})\n`;
}

/** The median of some numbers. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The number below which such a part of some numbers lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Times two works in turn, so that what else the machine does meets both alike.
 * @returns the median milliseconds of each
 */
export async function inTurn(
  rounds: number,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<[number, number]> {
  const [one = [], other = []] = await timesInTurn([first, second], (round) => round < rounds);
  return [median(one), median(other)];
}

/**
 * Times any number of works in turn; what is over soon is done more often.
 * @returns the first quartile of each, milliseconds: what else the machine does only adds to a time
 */
export async function quickInTurn(
  rounds: number,
  works: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  const started = performance.now();
  const times = await timesInTurn(
    works,
    (round) => round < rounds || (round < MOST_ROUNDS && performance.now() - started < SOON),
  );
  return times.map((values) => percentile(values, 0.25));
}

async function timesInTurn(
  works: readonly (() => Promise<unknown>)[],
  goesOn: (round: number) => boolean,
): Promise<number[][]> {
  const times = works.map((): number[] => []);
  for (let round = 0; goesOn(round); round++) {
    for (const [index, work] of works.entries()) times[index]?.push(await timed(work));
  }
  return times;
}

const MOST_ROUNDS = 300;
/** Milliseconds. */
const SOON = 500;
