import { commandResult, explain, type Input, poll, saveLists, saveSettings } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { guardsItsDevice } from '../../../test/device-guards.js';
import { deviceOf } from '../../../test/factories/families.js';
import { family, send, visit } from '../../../test/factories/telemetry.js';
import { failed, failureOf } from '../../../test/failure.js';
import { Explanations } from './explanations.js';

type Subject = Input<typeof explain>['subject'];

/** Tuesday 2026-11-24, 20:30 in Warsaw, where the family's device is. */
const evening = Date.parse('2026-11-24T20:30:00+01:00') / 1000;
const midnight = evening + 3.5 * 3600;
const game: Subject = { kind: 'app', pkg: 'game' };
const play = (from: number, to: number) => ({ usage: [{ pkg: 'game', from, to }] });
const untilEight = `${'1'.repeat(20)}0000`;

describeApplication('explain', (app) => {
  const house = async () => {
    app().clock.set(evening);
    const made = await family(app());
    const ask = (subject: Subject, at = evening) => made.parent.call(explain, { ...made.ref, subject, at });
    const save = (data: Input<typeof saveSettings>['data']) =>
      made.parent.call(saveSettings, { ...made.ref, data });
    return { ...made, ask, save };
  };

  guardsItsDevice(app, explain, { subject: game, at: evening });

  describe('refuses', () => {
    it('what is no subject', async () => {
      const { ask } = await house();
      const bad = [
        { kind: 'thought' },
        { kind: 'app' },
        { kind: 'app', pkg: '' },
        { kind: 'site', domain: ' ' },
        { kind: 'site', domain: 'https://' },
        { kind: 'video', videoId: 7 },
      ];
      for (const subject of bad) expect(await failureOf(ask(subject as never))).toEqual(failed(-1));
    });

    it('a moment whose use is not kept any more', async () => {
      const { ask } = await house();
      const days = app().config.telemetryDays;

      expect(await failureOf(ask(game, evening - days * 86_400))).toEqual(failed(-1));
      expect(await failureOf(ask(game, 0))).toEqual(failed(-1));
      expect(await ask(game, evening - (days - 2) * 86_400)).toMatchObject({ allowed: true });
    });

    it('a device that was deleted meanwhile', async () => {
      const { device } = await house();
      await app().database.query('DELETE FROM device WHERE device_id = ?', [device.deviceId]);
      const explanations = app().nest.get(Explanations, { strict: false });

      await expect(explanations.of(device, game, evening)).rejects.toMatchObject({ code: 16 });
    });
  });

  describe('tells the reason and until when', () => {
    it('of an app outside of its hours', async () => {
      const { ask, save } = await house();
      await save({ skda2: untilEight });

      expect(await ask(game)).toMatchObject({ allowed: false, reason: 'schedule', code: 1, until: midnight });
    });

    it('of a site as a parent writes it, and of what lies below it', async () => {
      const { ask, parent, ref } = await house();
      await parent.call(saveLists, { ...ref, lists: { blackList: ['example.com'] }, index: [1] });
      const blocked = { allowed: false, reason: 'black-list', code: 3, until: null, known: true };

      expect(await ask({ kind: 'site', domain: 'https://Example.com/page' })).toMatchObject(blocked);
      expect(await ask({ kind: 'site', domain: 'www.example.com' })).toMatchObject(blocked);
      expect(await ask({ kind: 'site', domain: 'other.com' })).toMatchObject({ allowed: true, reason: 'ok' });
    });

    it('of a download, when the address is told', async () => {
      const { ask, save } = await house();
      await save({ blockExe: true });
      const url = 'https://example.com/game.exe';

      expect(await ask({ kind: 'site', domain: 'example.com', url })).toMatchObject({ reason: 'executable' });
    });

    it('of a video by the channel that the device reported it with', async () => {
      const { ask, parent, ref, device } = await house();
      await parent.call(saveLists, { ...ref, lists: { channelIds: ['c1'] }, index: [3] });
      const video = {
        ts: evening - 60,
        videoid: 'v1',
        channelid: 'c1',
        title: 'Pranks',
        author: 'X',
        blocked: 0,
      };
      await send(app(), device.token, { videos: [video] });

      expect(await ask({ kind: 'video', videoId: 'v1' })).toMatchObject({ reason: 'channel', known: true });
      expect(await ask({ kind: 'video', videoId: 'v2' })).toMatchObject({ reason: 'ok', known: false });
      expect(await ask({ kind: 'video', videoId: 'v2', channelId: 'c1' })).toMatchObject({
        reason: 'channel',
        known: true,
      });
    });

    it("of the device's settings", async () => {
      const { ask, save } = await house();
      await save({ blockSettings: true });

      expect(await ask({ kind: 'settings' })).toMatchObject({ allowed: false, reason: 'settings', code: 8 });
    });

    it('of an app that nobody has heard of: free until it is new, blocked when new apps are', async () => {
      const { ask, save } = await house();

      expect(await ask(game)).toMatchObject({ allowed: true, reason: 'ok', until: null, known: false });
      await save({ blockNewApps: true });
      expect(await ask(game)).toMatchObject({ allowed: false, reason: 'new-app', code: 6, known: false });
    });
  });

  describe('counts the use of the day', () => {
    it('in the zone of the device, up to the moment, and tells what is left', async () => {
      const { ask, save, device } = await house();
      await save({ timeLimit: 60 });
      const dawn = midnight - 86_400;
      await send(app(), device.token, {
        usage: [
          { pkg: 'game', from: dawn - 600, to: dawn + 600 },
          { pkg: 'game', from: evening - 600, to: evening + 600 },
        ],
      });

      expect(await ask(game)).toMatchObject({
        allowed: true,
        used: { apps: 1200, internet: 0 },
        allowance: { apps: 3600, internet: null },
        until: evening + 2400,
        timeZone: 'Europe/Warsaw',
      });
      expect(await ask(game, dawn - 1)).toMatchObject({ used: { apps: 599, internet: 0 } });
    });

    it('without the apps that do not count, also when they are gone', async () => {
      const { ask, device } = await house();
      const apps = ['school', 'left'].map((pkg) => ({ pkg, name: pkg, firstSeen: evening - 90_000 }));
      await send(app(), device.token, { apps });
      await app().database.query('UPDATE installed_app SET counts_to_limit = 0 WHERE device_id = ?', [
        device.deviceId,
      ]);
      await send(app(), device.token, {
        apps: apps.map((one) => ({ ...one, uninstalled: one.pkg === 'left' })),
        usage: ['school', 'left', 'game'].map((pkg) => ({ pkg, from: evening - 900, to: evening - 600 })),
      });

      expect(await ask(game)).toMatchObject({ used: { apps: 300 } });
    });

    it('of pages and videos that were not refused', async () => {
      const { ask, save, device } = await house();
      await save({ timeLimitNet: 5 });
      const video = { videoid: 'v1', channelid: 'c1', title: 'Cats', author: 'X' };
      await send(app(), device.token, {
        visits: [
          { ...visit(evening - 900), seconds: 100 },
          { ...visit(evening - 600, 'bad.example', 3), seconds: 50 },
          visit(evening - 500),
        ],
        videos: [
          { ...video, ts: evening - 300, blocked: 0, seconds: 200 },
          { ...video, ts: evening - 40, blocked: 1, seconds: 40 },
        ],
      });

      expect(await ask({ kind: 'site', domain: 'example.com' })).toMatchObject({
        allowed: false,
        reason: 'daily-limit',
        code: 2,
        until: midnight,
        used: { apps: 0, internet: 300 },
      });
    });

    it("of no other device's", async () => {
      const { ask, profile } = await house();
      const other = await deviceOf(app(), profile);
      await send(app(), other.token, play(evening - 900, evening - 600));

      expect(await ask(game)).toMatchObject({ used: { apps: 0, internet: 0 } });
    });
  });

  describe('in the future', () => {
    it('takes the use so far, and none for another day', async () => {
      const { ask, save, device } = await house();
      await save({ timeLimit: 5 });
      await send(app(), device.token, play(evening - 900, evening - 600));

      expect(await ask(game, evening + 3600)).toMatchObject({ reason: 'daily-limit', until: midnight });
      expect(await ask(game, midnight + 60)).toMatchObject({ allowed: true, used: { apps: 0 } });
    });

    it('takes a pause to its end', async () => {
      const { ask, save, agent } = await house();
      await save({ skda2: untilEight });
      const report = { wait: 0, rules: { received: 1, inForce: 1 }, protectionOffUntil: evening + 1800 };
      await agent.call(poll, report);

      expect(await ask(game)).toMatchObject({ reason: 'protection-off', until: evening + 1800 });
      expect(await ask(game, evening + 1800)).toMatchObject({ reason: 'schedule' });
    });
  });

  describe('in the past', () => {
    it('goes by what the device said of its protection then', async () => {
      const { ask, save, device, agent } = await house();
      await save({ skda2: untilEight });
      // Off at 20:35 for ten minutes, on again at 20:40 by hand.
      await app().database.query(
        `INSERT INTO device_command (account_id, device_id, command_id, kind, payload, state, created)
         VALUES (?, ?, 1, 'protection', '{}', 'waiting', ?), (?, ?, 2, 'protection', '{}', 'waiting', ?)`,
        [device.accountId, device.deviceId, evening, device.accountId, device.deviceId, evening],
      );
      const answer = async (command: number, at: number, offUntil: number) => {
        app().clock.set(at);
        await agent.call(commandResult, { command, result: { kind: 'protection', offUntil } });
      };
      await answer(1, evening + 300, evening + 900);
      await answer(2, evening + 600, 0);

      expect(await ask(game, evening + 200)).toMatchObject({ reason: 'schedule' });
      expect(await ask(game, evening + 400)).toMatchObject({ reason: 'protection-off' });
      expect(await ask(game, evening + 700)).toMatchObject({ reason: 'schedule' });
    });

    it('knows of no tap that blocks before the rules were saved', async () => {
      const { ask, save } = await house();
      app().clock.set(evening);
      await save({ blockedUntil: evening + 600 });

      expect(await ask(game, evening)).toMatchObject({ reason: 'blocked-now', until: evening + 600 });
      expect(await ask(game, evening - 1)).toMatchObject({ reason: 'ok' });
      expect(await ask(game, evening + 600)).toMatchObject({ reason: 'ok' });
    });
  });

  it('names the bedtime, and what a parent allows for a while', async () => {
    const { ask, save } = await house();
    app().clock.set(evening);
    await save({ bedtimeFrom: 18 * 60, bedtimeTo: 7 * 60, bedtimeNights: '1111111' });
    expect(await ask(game, evening)).toMatchObject({ allowed: false, reason: 'bedtime', code: 1 });

    await save({ allowedUntil: evening + 600 });
    expect(await ask(game, evening)).toMatchObject({ reason: 'allowed-now', until: evening + 600 });
    expect(await ask(game, evening + 600)).toMatchObject({ reason: 'bedtime' });
  });

  it('says which version it judged by, which one the device runs, and how old its word is', async () => {
    const { ask, save, agent } = await house();
    await save({ timeLimit: 60 });
    await agent.call(poll, { wait: 0, rules: { received: 1, inForce: 1 } });
    app().clock.set(evening + 60);
    await save({ timeLimit: 90 });

    expect(await ask(game)).toMatchObject({
      version: 2,
      rules: {
        saved: { version: 2, at: evening + 60 },
        received: { version: 1, at: evening },
        inForce: { version: 1, at: evening },
      },
      lastSeen: evening,
    });
  });

  it('of a device that said nothing yet goes by the defaults', async () => {
    const { ask } = await house();

    expect(await ask(game)).toEqual({
      allowed: true,
      reason: 'ok',
      code: 0,
      until: null,
      known: false,
      timeZone: 'Europe/Warsaw',
      used: { apps: 0, internet: 0 },
      allowance: { apps: null, internet: null },
      version: 0,
      rules: {
        saved: { version: 0, at: 0 },
        received: { version: 0, at: 0 },
        inForce: { version: 0, at: 0 },
      },
      lastSeen: 0,
    });
  });

  it('reads the rules of a device with an unknown zone in UTC', async () => {
    const { parent, profile } = await house();
    const device = await deviceOf(app(), profile, { timeZone: 'Nowhere/At-All' });
    const ref = { profile: profile.profileId, device: device.deviceId };

    expect(await parent.call(explain, { ...ref, subject: game, at: evening })).toMatchObject({
      timeZone: 'UTC',
    });
  });
});
