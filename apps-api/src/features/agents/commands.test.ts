import {
  type Client,
  commandResult,
  enableDisable,
  loadSettings,
  poll,
  saveLists,
  saveSettings,
} from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { family } from '../../../test/factories/telemetry.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { DeviceCommands } from './device-commands.js';

const NOTHING_NEW = { wait: 0, rules: { received: 0, inForce: 0 } };
const pending = { status: 'pending', code: 0 };

/** A device that polls once and answers every command with `offUntil`. */
async function answerOnce(agent: Client, offUntil: number): Promise<void> {
  const { commands } = await agent.call(poll, { wait: 20, rules: { received: 99, inForce: 99 } });
  for (const { id } of commands) {
    await agent.call(commandResult, { command: id, result: { kind: 'protection', offUntil } });
  }
}

describeApplication('commands', (app) => {
  const now = () => app().clock.now();
  const protectionOf = async (deviceId: number) => {
    const [row] = await app().database.query(
      'SELECT protection_off_until, protection_reported_at FROM device WHERE device_id = ?',
      [deviceId],
    );
    return row;
  };

  /** Asks a device to switch off for a minute, as a parent's call does, but gives up soon. */
  const askBriefly = (device: OwnedDevice, milliseconds = 300) =>
    app()
      .nest.get(DeviceCommands, { strict: false })
      .ask(device, { kind: 'protection', period: 60 }, milliseconds, new AbortController().signal);

  it('of enableDisable ask for a session', async () => {
    const { ref } = await family(app());

    expect(
      await failureOf(
        app()
          .parent()
          .call(enableDisable, { ...ref, period: 0 }),
      ),
    ).toEqual(signInFirst);
  });

  it('to the device of another family are answered as to one that is absent', async () => {
    const { parent, profile } = await family(app());
    const other = await family(app());
    const absent = { ...other.ref, device: 12_345, period: 60 };

    expect(await failureOf(parent.call(enableDisable, { ...other.ref, period: 60 }))).toEqual(failed(16));
    expect(await failureOf(parent.call(enableDisable, absent))).toEqual(failed(16));
    expect(
      await failureOf(parent.call(enableDisable, { ...other.ref, profile: profile.profileId, period: 60 })),
    ).toEqual(failed(16));
    expect(await other.agent.call(poll, NOTHING_NEW)).toMatchObject({ commands: [] });
  });

  it('of more than a day are refused', async () => {
    const { parent, ref } = await family(app());

    expect(await failureOf(parent.call(enableDisable, { ...ref, period: 86_401 }))).toEqual(failed(-1));
  });

  it('reach a waiting device and come back confirmed well under two seconds', async () => {
    const { parent, agent, ref, device } = await family(app());
    const answering = answerOnce(agent, now() + 3600);
    const started = performance.now();

    const reply = await parent.call(enableDisable, { ...ref, period: 3600 });

    expect(performance.now() - started).toBeLessThan(2000);
    expect(reply).toEqual({ period: 3600 });
    await answering;
    expect(await protectionOf(device.deviceId)).toEqual({
      protection_off_until: now() + 3600,
      protection_reported_at: now(),
    });
  });

  it('give what the device says, not what the parent asked', async () => {
    const { parent, agent, ref } = await family(app());
    const answering = answerOnce(agent, 0);

    expect(await parent.call(enableDisable, { ...ref, period: 3600 })).toEqual({ period: 0 });
    await answering;
  });

  it('carry the period to the device as it is: off for a while, on, or only asked', async () => {
    const { parent, agent, ref } = await family(app());
    for (const period of [3600, 0, -1]) {
      const offUntil = period === 0 ? 0 : now() + 1800;
      const heard = agent.call(poll, { wait: 20, rules: { received: 99, inForce: 99 } });
      const asked = parent.call(enableDisable, { ...ref, period });
      const { commands } = await heard;

      expect(commands).toMatchObject([{ kind: 'protection', period }]);
      const command = commands[0]?.id ?? 0;
      await agent.call(commandResult, { command, result: { kind: 'protection', offUntil } });
      expect(await asked).toEqual({ period: Math.max(0, offUntil - now()) });
    }
  });

  it('of less than -1 second are refused', async () => {
    const { parent, ref } = await family(app());

    expect(await failureOf(parent.call(enableDisable, { ...ref, period: -2 }))).toEqual(failed(-1));
  });

  it('to a device that is offline end as pending and never reach it later', async () => {
    const { parent, agent, ref, device } = await family(app());

    expect(await failureOf(parent.call(enableDisable, { ...ref, period: 60 }))).toEqual(pending);
    expect(await agent.call(poll, NOTHING_NEW)).toMatchObject({ commands: [] });
    expect(await protectionOf(device.deviceId)).toMatchObject({ protection_off_until: 0 });
  });

  it('are handed out again until they are answered', async () => {
    const { agent, device } = await family(app());
    const hangUp = new AbortController();
    const asked = app()
      .nest.get(DeviceCommands, { strict: false })
      .ask(device, { kind: 'screen' }, 20_000, hangUp.signal);
    const first = await agent.call(poll, { ...NOTHING_NEW, wait: 10 });

    expect(first.commands).toHaveLength(1);
    expect((await agent.call(poll, NOTHING_NEW)).commands).toEqual(first.commands);
    hangUp.abort();
    expect(await asked).toBeUndefined();
    expect((await agent.call(poll, NOTHING_NEW)).commands).toEqual([]);
  });

  it('whose asker died before withdrawing them are not handed out half a minute later', async () => {
    const { agent, device } = await family(app());
    const asked = askBriefly(device, 1000);
    await agent.call(poll, { ...NOTHING_NEW, wait: 10 });
    app().clock.advance(31);

    expect((await agent.call(poll, NOTHING_NEW)).commands).toEqual([]);
    await asked;
  });

  it('are answered once: a second answer changes nothing', async () => {
    const { parent, agent, ref, device } = await family(app());
    const asked = parent.call(enableDisable, { ...ref, period: 60 });
    const { commands } = await agent.call(poll, { wait: 10, rules: { received: 99, inForce: 99 } });
    const command = commands[0]?.id ?? 0;
    await agent.call(commandResult, { command, result: { kind: 'protection', offUntil: now() + 60 } });

    await agent.call(commandResult, { command, result: { kind: 'protection', offUntil: 0 } });

    expect(await asked).toEqual({ period: 60 });
    expect(await protectionOf(device.deviceId)).toMatchObject({ protection_off_until: now() + 60 });
  });

  it('that are answered too late still tell the truth about the device', async () => {
    const { agent, device } = await family(app());
    const asked = askBriefly(device);
    const { commands } = await agent.call(poll, { wait: 10, rules: { received: 99, inForce: 99 } });
    expect(await asked).toBeUndefined();

    const result = { kind: 'protection', offUntil: now() + 60 } as const;
    await agent.call(commandResult, { command: commands[0]?.id ?? 0, result });

    expect(await protectionOf(device.deviceId)).toMatchObject({ protection_off_until: now() + 60 });
  });

  it('of another kind can not be answered', async () => {
    const { agent, device } = await family(app());
    const asked = askBriefly(device);
    const { commands } = await agent.call(poll, { wait: 10, rules: { received: 99, inForce: 99 } });
    const command = commands[0]?.id ?? 0;

    const answer = agent.call(commandResult, { command, result: { kind: 'screen', state: 'error' } });

    expect(await failureOf(answer)).toEqual(failed(-1));
    expect(await asked).toBeUndefined();
    expect(await protectionOf(device.deviceId)).toMatchObject({ protection_off_until: 0 });
  });

  it('of another device are answered as absent ones', async () => {
    const mine = await family(app());
    const other = await family(app());
    const asked = askBriefly(mine.device);
    const { commands } = await mine.agent.call(poll, { wait: 10, rules: { received: 99, inForce: 99 } });
    const result = { kind: 'protection', offUntil: now() + 60 } as const;

    const answer = (command: number) => failureOf(other.agent.call(commandResult, { command, result }));

    expect(await answer(commands[0]?.id ?? 0)).toEqual(failed(16));
    expect(await answer(1)).toEqual(failed(16));
    expect(await asked).toBeUndefined();
  });
});

describeApplication('poll', (app) => {
  it('asks for a token', async () => {
    expect(await failureOf(app().parent().call(poll, NOTHING_NEW))).toEqual(signInFirst);
  });

  it('refuses to wait for more than a minute', async () => {
    const { agent } = await family(app());

    expect(await failureOf(agent.call(poll, { ...NOTHING_NEW, wait: 61 }))).toEqual(failed(-1));
  });

  it('wakes when rules are saved', async () => {
    const { agent, parent, ref } = await family(app());
    const waiting = agent.call(poll, { ...NOTHING_NEW, wait: 20 });
    const { version } = await parent.call(saveSettings, { ...ref, data: { blockSocial: true } });

    expect(await waiting).toEqual({ commands: [], rulesVersion: version });
  });

  it('wakes when a list is saved', async () => {
    const { agent, parent, ref } = await family(app());
    const waiting = agent.call(poll, { ...NOTHING_NEW, wait: 20 });
    await parent.call(saveLists, { ...ref, lists: { blackList: ['example.com'] }, index: [1] });

    expect(await waiting).toMatchObject({ rulesVersion: 1 });
  });

  it('sleeps on when the rules of another device are saved', async () => {
    const { agent } = await family(app());
    const other = await family(app());
    const waiting = agent.call(poll, { ...NOTHING_NEW, wait: 1 });
    await other.parent.call(saveSettings, { ...other.ref, data: { blockSocial: true } });

    expect(await waiting).toEqual({ commands: [], rulesVersion: 0 });
  });

  it('answers at once while the device lacks the newest rules', async () => {
    const { agent, parent, ref } = await family(app());
    await parent.call(saveSettings, { ...ref, data: { blockSocial: true } });
    const started = performance.now();

    await agent.call(poll, { ...NOTHING_NEW, wait: 20 });

    expect(performance.now() - started).toBeLessThan(2000);
    expect(await parent.call(loadSettings, ref)).toMatchObject({ blockSocial: true });
  });

  it('writes down the state of the protection that the device tells', async () => {
    const { agent, device } = await family(app());
    await agent.call(poll, { ...NOTHING_NEW, protectionOffUntil: 1_750_003_600 });

    const [row] = await app().database.query(
      'SELECT protection_off_until, protection_reported_at, last_seen FROM device WHERE device_id = ?',
      [device.deviceId],
    );
    expect(row).toEqual({
      protection_off_until: 1_750_003_600,
      protection_reported_at: app().clock.now(),
      last_seen: app().clock.now(),
    });
  });
});
