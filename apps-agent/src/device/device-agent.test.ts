import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { blockedUntilLifted, localTimeOf } from '@ostoja/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { GatewayClient } from '../gateway/index.js';
import { FakeGateway } from '../testing/fake-gateway.js';
import { temporaryDirectory } from '../testing/temporary-directory.js';
import { wireRules } from '../testing/wire-rules.js';
import { DeviceAgent, type Platform } from './device-agent.js';

// Monday 2026-11-23, 16:00 in Warsaw.
const now = 1_795_446_000;
const closed = '0'.repeat(24);

/** Somebody starts the game for ten seconds in every minute. */
const platform: Platform = {
  *events(from, to) {
    for (let at = Math.ceil((from - 9) / 60) * 60; at + 10 <= to; at += 60) {
      if (at + 10 > from) yield { kind: 'app', at, seconds: 10, pkg: 'com.game', inside: [] };
    }
  },
  screen: (_, allows) =>
    allows('com.game')
      ? { state: 'done', jpeg: Buffer.from('picture'), app: 'Game', userName: 'Zosia' }
      : { state: 'screenoff' },
  screenThen: ({ ts, pkg }) => ({
    state: 'done',
    jpeg: Buffer.from(`picture ${ts}`),
    app: pkg,
    userName: 'Zosia',
  }),
};

async function arrange() {
  const fake = await FakeGateway.start();
  onTestFinished(() => fake.stop());
  fake.document = wireRules({}, 1);
  const directory = await temporaryDirectory();
  const clock = { now };
  const looks = { count: 0 };
  const open = () =>
    DeviceAgent.open({
      name: 'phone',
      directory,
      timeZone: 'Europe/Warsaw',
      gateway: new GatewayClient({ baseUrl: fake.url, token: 't', backoff: { base: 1, cap: 5 } }),
      platform,
      now: () => clock.now,
      since: now - 600,
      rest: () => {
        looks.count += 1;
        return 1;
      },
      log: () => undefined,
    });
  const usage = () => [...fake.batches.values()].flatMap((batch) => batch.parsed.usage ?? []);
  /** Lets the agent look around two more times: whatever it does at once, it has then done. */
  const aLook = async () => {
    const { count } = looks;
    await vi.waitFor(() => expect(looks.count).toBeGreaterThan(count + 1));
  };
  return { fake, directory, clock, open, usage, aLook };
}

/** Runs an agent until it is stopped, or until the test ends. */
function run(agent: DeviceAgent): () => Promise<void> {
  const stop = new AbortController();
  const running = agent.run(stop.signal);
  const end = async () => {
    stop.abort();
    await running;
  };
  onTestFinished(end);
  return end;
}

describe('a device agent', () => {
  it('reports what happened while it was off, once, and goes on from there', async () => {
    const { clock, open, usage } = await arrange();
    await (await open()).catchUp(now);
    expect(usage()).toHaveLength(10);
    clock.now += 300;
    await (await open()).catchUp(clock.now);
    const starts = usage().map((row) => row.from);
    expect(new Set(starts).size).toBe(starts.length);
    expect(starts).toHaveLength(15);
  });

  it('fetches newer rules, obeys them and says so', async () => {
    const { fake, clock, open } = await arrange();
    const agent = await open();
    await agent.catchUp(now);
    run(agent);
    await vi.waitFor(() => expect(fake.polls.at(-1)?.rules).toEqual({ received: 1, inForce: 1 }));
    fake.publish(wireRules({ settings: { skda1: closed } }, 2));
    await vi.waitFor(() => expect(fake.polls.at(-1)?.rules).toEqual({ received: 2, inForce: 2 }));
    clock.now += 120;
    fake.command({ id: 5, kind: 'screen' });
    await vi.waitFor(() =>
      expect(fake.results.at(-1)?.result).toEqual({ kind: 'screen', state: 'screenoff' }),
    );
  });

  it('switches its protection off when told, answers until when, and remembers it over a restart', async () => {
    const { fake, open } = await arrange();
    const agent = await open();
    await agent.catchUp(now);
    const stop = run(agent);
    fake.command({ id: 3, kind: 'protection', period: 3600 });
    await vi.waitFor(() =>
      expect(fake.results).toEqual([{ command: 3, result: { kind: 'protection', offUntil: now + 3600 } }]),
    );
    await stop();
    run(await open());
    await vi.waitFor(() => expect(fake.polls.at(-1)?.protectionOffUntil).toBe(now + 3600));
  });

  it('holds a block-now over a restart, and while its protection is off', async () => {
    const { fake, clock, open, usage } = await arrange();
    const agent = await open();
    await agent.catchUp(now);
    const stop = run(agent);
    fake.publish(wireRules({ settings: { blockedUntil: blockedUntilLifted } }, 2));
    await vi.waitFor(() => expect(agent.versions.inForce).toBe(2));
    fake.command({ id: 6, kind: 'protection', period: 3600 });
    await vi.waitFor(() => expect(fake.results).toHaveLength(1));
    await stop();

    clock.now += 300;
    await (await open()).catchUp(clock.now);
    expect(usage().filter((row) => row.to > now)).toEqual([]);
    const blocks = [...fake.batches.values()].flatMap((batch) => batch.parsed.blocks ?? []);
    expect(blocks.map((row) => row.code)).toEqual([9, 9, 9, 9, 9]);

    fake.publish(wireRules({}, 3));
    await (await open()).catchUp(clock.now);
    clock.now += 300;
    await (await open()).catchUp(clock.now);
    expect(usage().filter((row) => row.to > now)).toHaveLength(5);
  });

  it('tells the state of its protection without changing it', async () => {
    const { fake, open } = await arrange();
    const agent = await open();
    await agent.catchUp(now);
    run(agent);
    fake.command({ id: 4, kind: 'protection', period: -1 });
    await vi.waitFor(() => expect(fake.results[0]?.result).toEqual({ kind: 'protection', offUntil: 0 }));
  });

  it('sends its screen when asked', async () => {
    const { fake, open } = await arrange();
    const agent = await open();
    await agent.catchUp(now);
    run(agent);
    fake.command({ id: 9, kind: 'screen' });
    await vi.waitFor(() =>
      expect(fake.results[0]).toEqual({ command: 9, result: { kind: 'screen', state: 'done' } }),
    );
    expect(fake.screens[0]).toMatchObject({ command: 9, app: 'Game', userName: 'Zosia' });
  });

  it('saves no screen unless the parent chose an interval, and then one at each', async () => {
    const { fake, clock, open, aLook } = await arrange();
    const agent = await open();
    await agent.catchUp(now);
    run(agent);
    await aLook();
    expect(fake.screens).toEqual([]);

    fake.publish(wireRules({ settings: { screenPeriod: 120 } }, 2));
    await vi.waitFor(() => expect(fake.screens).toHaveLength(1));
    expect(fake.screens[0]).toMatchObject({ ts: now, app: 'Game', userName: 'Zosia' });
    expect(fake.screens[0]).not.toHaveProperty('command');
    clock.now += 119;
    await aLook();
    expect(fake.screens).toHaveLength(1);
    clock.now += 1;
    await vi.waitFor(() => expect(fake.screens).toHaveLength(2));

    fake.publish(wireRules({}, 3));
    await vi.waitFor(() => expect(agent.versions.inForce).toBe(3));
    clock.now += 600;
    await aLook();
    expect(fake.screens).toHaveLength(2);
  });

  it('makes up for the screens of the time it was off, the newest first, and for each once', async () => {
    const { fake, clock, open } = await arrange();
    fake.document = wireRules({ settings: { screenPeriod: 120 } }, 1);
    await (await open()).catchUp(now);
    const agent = await open();
    await agent.catchUp(now);
    const stop = run(agent);
    const earlier = () => fake.screens.filter(({ ts }) => ts < now);
    await vi.waitFor(() => expect(earlier()).toHaveLength(5));
    expect(earlier().map(({ ts }) => now - ts)).toEqual([120, 240, 360, 480, 600]);
    expect(new Set(earlier().map(({ uid }) => uid)).size).toBe(5);
    expect(earlier()[0]).toMatchObject({ app: 'com.game', userName: 'Zosia' });
    await stop();

    clock.now += 120;
    const again = await open();
    await again.catchUp(clock.now);
    run(again);
    await vi.waitFor(() => expect(fake.screens.some(({ ts }) => ts === now + 120)).toBe(true));
    expect(earlier()).toHaveLength(5);
  });

  it('makes up for no screen of a time whose rules save none', async () => {
    const { fake, open, aLook } = await arrange();
    const agent = await open();
    await agent.catchUp(now);
    run(agent);
    await aLook();
    expect(fake.screens).toEqual([]);
  });

  it('waits for a server that is away and then goes on', async () => {
    const { fake, open } = await arrange();
    const agent = await open();
    await agent.catchUp(now);
    let away = 3;
    fake.fault = () => (away-- > 0 ? 'drop-before' : 'none');
    run(agent);
    fake.command({ id: 3, kind: 'protection', period: 0 });
    await vi.waitFor(() => expect(fake.results).toHaveLength(1), { timeout: 10_000 });
  }, 15_000);

  it('keeps its rules where only its owner reads them', async () => {
    const { directory, open } = await arrange();
    await (await open()).catchUp(now);
    expect((await stat(join(directory, 'rules.json'))).mode & 0o077).toBe(0);
  });
});

it('has a Monday afternoon', () => {
  expect(localTimeOf(now, 'Europe/Warsaw')).toMatchObject({ weekday: 1, hour: 16 });
});
