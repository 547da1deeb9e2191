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
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
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
  const [one = 0, other = 0] = await allInTurn(rounds, [first, second]);
  return [one, other];
}

/** The same for any number of works; what is over soon is done more often. */
export async function allInTurn(
  rounds: number,
  works: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  const times = works.map((): number[] => []);
  const started = performance.now();
  for (let round = 0; round < rounds || (round < MOST_ROUNDS && isSoon(started)); round++) {
    for (const [index, work] of works.entries()) times[index]?.push(await timed(work));
  }
  return times.map(median);
}

const MOST_ROUNDS = 300;

function isSoon(started: number): boolean {
  return performance.now() - started < 500;
}
