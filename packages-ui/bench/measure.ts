/** The median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Waits until what was begun has been drawn and nothing more is on its way: late effects belong to their cause. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Runs some work in a task of its own: Chromium does not count what follows an answer of its own tools as script. */
function inOwnTask(work: () => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        Promise.resolve(work()).then(() => resolve(), reject);
      } catch (error) {
        reject(error);
      }
    });
  });
}

/**
 * Milliseconds that the browser spends in scripts because of some work: in the work itself, and in the effects, timers
 * and frames that it causes. Style, layout and paint after it are not in it. Chromium's own count (`ScriptDuration`).
 */
export async function scriptTime(work: () => unknown): Promise<number> {
  await settled();
  // There because Chromium runs with --expose-gc: the last work's garbage is not this one's time.
  globalThis.gc?.();
  const before = await globalThis.scriptSeconds();
  await inOwnTask(work);
  await settled();
  return ((await globalThis.scriptSeconds()) - before) * 1000;
}

/** Milliseconds from the start of some work to its end, whatever the browser does in between. */
export async function elapsedTime(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** How `inTurn` measures. */
export interface Rounds {
  /** How many rounds count. */
  readonly rounds: number;
  /** How many rounds before them only warm the code up. */
  readonly warmUp?: number;
  /** How one work is timed; absent: `scriptTime`. */
  readonly time?: (work: () => unknown) => Promise<number>;
  /** Follows every work, untimed: takes away what it made. */
  readonly afterEach?: () => unknown;
}

/**
 * Times some works in turn, so that what else the machine does meets all of them alike.
 * @returns the median milliseconds of each, by its name
 */
export async function inTurn<Name extends string>(
  works: Readonly<Record<Name, () => unknown>>,
  { rounds, warmUp = 3, time = scriptTime, afterEach }: Rounds,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const taken = await time(works[name]);
      if (round >= 0) times.get(name)?.push(taken);
      await afterEach?.();
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}
