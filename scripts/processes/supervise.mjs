import { setTimeout as wait } from 'node:timers/promises';

const shortest = 1_000;
const longest = 60_000;

/**
 * How long to wait before a program that ended is started again: one second at first, doubling to a minute, and from
 * the beginning again after it has lived for a minute.
 * @param {number} previous the wait before, milliseconds; 0 for none
 * @param {number} lived how long the program lived, milliseconds
 */
export function nextWait(previous, lived) {
  if (previous === 0 || lived >= longest) return shortest;
  return Math.min(previous * 2, longest);
}

/**
 * Keeps a program running: starts it again, with growing waits, whenever it ends.
 * @param {() => { child: { ended: Promise<unknown> } }} start starts it once
 * @param {AbortSignal} signal ends the supervision; the running child is the caller's to stop
 * @param {(wait: number) => void} onEnd told before each wait, milliseconds
 */
export async function supervise(start, signal, onEnd) {
  let pause = 0;
  while (!signal.aborted) {
    const started = performance.now();
    await start().child.ended;
    if (signal.aborted) return;
    pause = nextWait(pause, performance.now() - started);
    onEnd(pause);
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
}
