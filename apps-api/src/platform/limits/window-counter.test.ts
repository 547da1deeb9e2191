import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.js';
import { testConfig } from '../../../test/config.js';
import { TestClock } from '../clock/index.js';
import { Secrets } from '../secrets/index.js';
import { WindowCounter } from './window-counter.js';

describeEachDatabase('counting in windows', (db) => {
  const counter = (clock: TestClock) => new WindowCounter(db(), new Secrets(testConfig()), clock);

  it('counts what comes at the same time, each once', async () => {
    const windows = counter(new TestClock());
    const counts = await Promise.all(Array.from({ length: 20 }, () => windows.add('login a', 60)));

    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
  });

  it('begins again with the next window', async () => {
    const clock = new TestClock(1_750_000_020);
    const windows = counter(clock);

    expect(await windows.add('b', 60)).toEqual({ count: 1, ends: 1_750_000_080, now: 1_750_000_020 });
    clock.advance(60);
    expect((await windows.add('b', 60)).count).toBe(1);
  });

  it('keeps no key, only its hash, and forgets what has ended', async () => {
    const clock = new TestClock(1_760_000_000);
    const windows = counter(clock);
    await windows.add('ala@example.org', 60);
    const rows = await db().query<{ limit_key: string }>('SELECT limit_key FROM rate_limit');
    clock.advance(61);
    await windows.forgetOld();

    expect(JSON.stringify(rows)).not.toContain('ala');
    expect(await db().query('SELECT limit_key FROM rate_limit')).toEqual([]);
  });
});
