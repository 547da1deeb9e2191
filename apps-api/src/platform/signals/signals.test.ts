import { describe, expect, it } from 'vitest';
import { Signals } from './signals.js';

describe('a signal', () => {
  it('wakes everybody who waits for its topic, and nobody else', async () => {
    const signals = new Signals();
    const woken: string[] = [];
    const first = signals.wait('a', 60_000).then(() => woken.push('first'));
    const second = signals.wait('a', 60_000).then(() => woken.push('second'));
    const hangUp = new AbortController();
    const other = signals.wait('b', 60_000, hangUp.signal).then(() => woken.push('other'));
    signals.ring('a');
    await Promise.all([first, second]);
    expect(woken).toEqual(['first', 'second']);
    hangUp.abort();
    await other;
  });

  it('lets everybody go at shutdown', async () => {
    const signals = new Signals();
    const waiting = Promise.all([signals.wait('a', 60_000), signals.wait('b', 60_000)]);
    signals.beforeApplicationShutdown();
    await expect(waiting).resolves.toHaveLength(2);
  });
});
