import { type Client, commandResult, poll, screen, screenGet, screenGrab } from '@ostoja/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { keptScreens, screenAt } from '../../../test/factories/screens.js';
import { family } from '../../../test/factories/telemetry.js';
import { DeviceCommands } from '../agents/index.js';

const NEWEST = { received: 99, inForce: 99 };
const online = { wait: 0, rules: NEWEST };

/** A device that polls until it hears a command, and gives its id. */
async function nextCommand(agent: Client): Promise<number> {
  const { commands } = await agent.call(poll, { wait: 20, rules: NEWEST });
  expect(commands.map(({ kind }) => kind)).toEqual(['screen']);
  return commands[0]?.id ?? 0;
}

describeApplication('screenGrab', (app) => {
  afterEach(() => vi.restoreAllMocks());

  /** A family whose device is there. */
  const present = async () => {
    const one = await family(app());
    await one.agent.call(poll, online);
    return one;
  };

  /** Lets a parent's call wait for less than it would. */
  const hurry = (milliseconds: number) => {
    const commands = app().nest.get(DeviceCommands, { strict: false });
    const ask = commands.ask.bind(commands);
    return vi
      .spyOn(commands, 'ask')
      .mockImplementation((device, command, _long, gone) => ask(device, command, milliseconds, gone));
  };

  it('gives the id of the picture that the device took for it, which is then there to fetch', async () => {
    const { parent, ref, agent } = await present();
    const asked = parent.call(screenGrab, ref);
    const sent = screenAt(app().clock.now(), { command: await nextCommand(agent) });
    const { id } = await agent.call(screen, sent);

    expect(await asked).toEqual({ state: 'done', id });
    expect(await parent.call(screenGet, { ...ref, id })).toMatchObject({
      jpeg: sent.jpeg,
      ts: sent.ts,
      userName: sent.userName,
    });
  });

  it('stays with the picture although the device says done afterwards, or something else', async () => {
    const { parent, ref, agent } = await present();
    const asked = parent.call(screenGrab, ref);
    const command = await nextCommand(agent);
    const { id } = await agent.call(screen, screenAt(app().clock.now(), { command }));
    await agent.call(commandResult, { command, result: { kind: 'screen', state: 'error' } });

    expect(await asked).toEqual({ state: 'done', id });
  });

  it.each(['deactivated', 'screenoff', 'intent', 'error'] as const)(
    'says %s when the device says so',
    async (state) => {
      const { parent, ref, agent } = await present();
      const asked = parent.call(screenGrab, ref);
      await agent.call(commandResult, {
        command: await nextCommand(agent),
        result: { kind: 'screen', state },
      });

      expect(await asked).toEqual({ state });
    },
  );

  it('says error when the device says done and sent no picture, whatever id it makes up', async () => {
    const { parent, ref, agent } = await present();
    const asked = parent.call(screenGrab, ref);
    const result = { kind: 'screen', state: 'done', screenId: 7 } as const;
    await agent.call(commandResult, { command: await nextCommand(agent), result });

    expect(await asked).toEqual({ state: 'error' });
  });

  it('says offline at once when the device has not spoken for two minutes, or ever, and asks it nothing', async () => {
    const { parent, ref, agent } = await family(app());
    expect(await parent.call(screenGrab, ref)).toEqual({ state: 'offline' });

    await agent.call(poll, online);
    app().clock.advance(121);
    expect(await parent.call(screenGrab, ref)).toEqual({ state: 'offline' });
    expect(await agent.call(poll, online)).toMatchObject({ commands: [] });
  });

  it('waits 15 seconds, says timeout, and takes the command back', async () => {
    const ask = hurry(200);
    const { parent, ref, agent } = await present();

    expect(await parent.call(screenGrab, ref)).toEqual({ state: 'timeout' });
    expect(ask.mock.calls.map(([, , milliseconds]) => milliseconds)).toEqual([15_000]);
    expect(await agent.call(poll, online)).toMatchObject({ commands: [] });
  });

  it('keeps a picture that comes too late, in the gallery', async () => {
    hurry(200);
    const { parent, ref, agent, device } = await present();
    const asked = parent.call(screenGrab, ref);
    const command = await nextCommand(agent);
    expect(await asked).toEqual({ state: 'timeout' });

    const { id } = await agent.call(screen, screenAt(app().clock.now(), { command }));

    expect((await keptScreens(app(), device)).ids).toEqual([id]);
  });

  it('gives each of two parents at once the picture that was taken for them', async () => {
    const { parent, ref, agent } = await present();
    const asked = [parent.call(screenGrab, ref), parent.call(screenGrab, ref)];
    const answered = new Map<number, number>();
    while (answered.size < 2) {
      const { commands } = await agent.call(poll, { wait: 20, rules: NEWEST });
      for (const { id: command } of commands) {
        const { id } = await agent.call(screen, screenAt(app().clock.now(), { command }));
        answered.set(command, id);
      }
    }

    const ids = (await Promise.all(asked)).map((answer) => ('id' in answer ? answer.id : 0));
    expect(new Set(ids)).toEqual(new Set(answered.values()));
  });
});
