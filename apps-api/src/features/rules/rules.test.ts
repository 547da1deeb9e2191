import { type Action, loadLists, loadSettings, rules, saveLists, saveSettings } from '@ostoja/contracts';
import { defaultDeviceSettings } from '@ostoja/domain';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { family } from '../../../test/factories/telemetry.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { SettingsRepository } from './settings.repository.js';

const noLists = { whiteList: [], blackList: [], videoIds: [], channelIds: [] };

const closed = '0'.repeat(24);
const school = '000000111111111111110000';
const weekOf = (minutes: number) => Array.from({ length: 7 }, (_, day) => minutes + day);

/** Every field of the specification, and of our own, with a value that is not its default. */
const changed = {
  blockErotic: false,
  blockOffensive: false,
  blockFileSites: true,
  blockVideo: true,
  blockSocial: true,
  blockDoc: true,
  blockExe: true,
  excludeYT: true,
  whiteListOnly: true,
  customMsg: 'Ask me',
  customMsgOn: true,
  blockNewApps: true,
  blockSettings: true,
  enableGPSTracking: false,
  timeLimitNet: 47,
  timeLimitNetWeek: weekOf(60),
  timeLimit: 1440,
  timeLimitWeek: weekOf(0),
  timeBonus: 120,
  timeBonusDay: 20_261_124,
  screenPeriod: 300,
  blockedUntil: 253_402_300_799,
  allowedUntil: 1_795_446_000,
  bedtimeFrom: 1230,
  bedtimeTo: 0,
  bedtimeNights: '1111001',
  bedtimeDay: 20_261_124,
  skd1: school,
  skd2: closed,
  skd3: school,
  skd4: school,
  skd5: school,
  skd6: closed,
  skd7: school,
  skda1: closed,
  skda2: school,
  skda3: school,
  skda4: school,
  skda5: closed,
  skda6: school,
  skda7: school,
};

const actions: [string, Action, object][] = [
  ['loadSettings', loadSettings, {}],
  ['saveSettings', saveSettings, { data: { blockSocial: true } }],
  ['loadLists', loadLists, { lists: [0, 1, 2, 3] }],
  ['saveLists', saveLists, { lists: { blackList: ['example.com'] }, index: [1] }],
];

describeApplication('the rules of a device', (app) => {
  describe.each(actions)('%s', (name, action: Action, data) => {
    const ask = (parent: { call: (action: Action, data: never) => Promise<unknown> }, ref: object) =>
      parent.call(action, { ...ref, ...data } as never);

    it('asks for a session', async () => {
      const { ref } = await family(app());

      expect(await failureOf(ask(app().parent(), ref))).toEqual(signInFirst);
    });

    it('asks for the privilege', async () => {
      const { parent, ref } = await family(app(), { [name]: 0 });

      expect(await failureOf(ask(parent, ref))).toEqual(failed(5));
    });

    it("answers another family's device as an absent one, and changes nothing of it", async () => {
      const { parent, profile } = await family(app());
      const other = await family(app());
      const mixed = { profile: profile.profileId, device: other.device.deviceId };

      for (const ref of [other.ref, mixed, { ...mixed, device: 1 }]) {
        expect(await failureOf(ask(parent, ref))).toEqual(failed(16));
      }
      expect(await other.agent.call(rules, {})).toMatchObject({ version: 0, lists: noLists });
    });
  });

  it('are the defaults until a parent saves something', async () => {
    const { parent, ref } = await family(app());

    expect(await parent.call(loadSettings, ref)).toEqual({
      ...defaultDeviceSettings(),
      blockedUntil: 0,
      allowedUntil: 0,
    });
    expect(await parent.call(loadLists, { ...ref, lists: [0, 1, 2, 3] })).toEqual(noLists);
  });

  it('keep the settings that a save does not name', async () => {
    const { parent, ref } = await family(app());
    await parent.call(saveSettings, { ...ref, data: { blockSocial: true, timeLimit: 60 } });
    await parent.call(saveSettings, { ...ref, data: { timeLimit: 90 } });

    expect(await parent.call(loadSettings, ref)).toMatchObject({ blockSocial: true, timeLimit: 90 });
  });

  it('lose none of many settings that are saved at the same time', async () => {
    const { parent, ref } = await family(app());
    const changes = [
      { blockSocial: true },
      { blockVideo: true },
      { blockFileSites: true },
      { blockNewApps: true },
      { timeLimit: 30 },
      { customMsg: 'Ask me' },
    ];

    const versions = await Promise.all(changes.map((data) => parent.call(saveSettings, { ...ref, data })));

    expect(versions.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await parent.call(loadSettings, ref)).toMatchObject(Object.assign({}, ...changes));
  });

  it('refuse values that do not fit, and stay as they were', async () => {
    const { parent, ref, agent } = await family(app());
    const bad = [
      { timeLimit: 1441 },
      { timeLimitNet: -1 },
      { timeBonus: 121 },
      { timeBonus: 7 },
      { timeBonusDay: 20_260_230 },
      { screenPeriod: 301 },
      { screenPeriod: 30 },
      { skd1: '1' },
      { skda7: '2'.repeat(24) },
      { timeLimitWeek: [1] },
      { timeLimitNetWeek: Array.from({ length: 8 }, () => 60) },
      { customMsg: 'x'.repeat(2001) },
      { blockErotic: 1 },
      { allowedUntil: -1 },
      { bedtimeFrom: 1440 },
      { bedtimeTo: -1 },
      { bedtimeNights: '111' },
      { bedtimeDay: 20_260_230 },
    ];
    for (const data of bad) {
      const both = { blockSocial: true, ...data } as never;
      expect(await failureOf(parent.call(saveSettings, { ...ref, data: both }))).toEqual(failed(-1));
    }

    expect(await agent.call(rules, {})).toMatchObject({ version: 0 });
  });

  it('keep every field, each saved alone, and tell it to the device', async () => {
    app().clock.set(Date.parse('2026-11-24T12:00:00Z') / 1000);
    const { parent, ref, agent } = await family(app());
    const fields = Object.entries(changed);

    for (const [name, value] of fields) await parent.call(saveSettings, { ...ref, data: { [name]: value } });

    expect(fields.map(([name]) => name).toSorted()).toEqual(
      Object.keys({ ...defaultDeviceSettings(), blockedUntil: 0, allowedUntil: 0 }).toSorted(),
    );
    expect(await parent.call(loadSettings, ref)).toEqual(changed);
    expect(await agent.call(rules, {})).toMatchObject({ version: fields.length, settings: changed });
  });

  it("give a bonus that names no day to the device's today", async () => {
    // Already Wednesday in Warsaw.
    app().clock.set(Date.parse('2026-11-24T23:30:00Z') / 1000);
    const { parent, ref } = await family(app());
    await parent.call(saveSettings, { ...ref, data: { timeBonus: 15 } });
    expect(await parent.call(loadSettings, ref)).toMatchObject({ timeBonus: 15, timeBonusDay: 20_261_125 });

    await parent.call(saveSettings, { ...ref, data: { timeBonus: 0 } });
    expect(await parent.call(loadSettings, ref)).toMatchObject({ timeBonus: 0, timeBonusDay: 20_261_125 });
  });

  it('refuse a bonus ahead of its day, but not one that is over', async () => {
    app().clock.set(Date.parse('2026-11-24T12:00:00Z') / 1000);
    const { parent, ref } = await family(app());
    const save = (timeBonusDay: number) =>
      parent.call(saveSettings, { ...ref, data: { timeBonus: 15, timeBonusDay } });

    expect(await failureOf(save(20_261_126))).toEqual(failed(-1));
    expect(await parent.call(loadSettings, ref)).toMatchObject({ timeBonus: 0, timeBonusDay: 0 });
    for (const day of [20_261_125, 20_261_124, 20_261_101]) {
      await save(day);
      expect(await parent.call(loadSettings, ref)).toMatchObject({ timeBonusDay: day });
    }
  });

  it('keep their version when a save names no field', async () => {
    const { parent, ref } = await family(app());
    const { version } = await parent.call(saveSettings, { ...ref, data: { timeLimit: 60 } });

    expect(await parent.call(saveSettings, { ...ref, data: {} })).toEqual({ version });
  });

  it('take any message that a keyboard can make', async () => {
    const { parent, ref } = await family(app());
    for (const customMsg of ['Zażółć 🦔 "\\\'', '<script>', "a'; DROP TABLE device; --", 'x'.repeat(2000)]) {
      await parent.call(saveSettings, { ...ref, data: { customMsg, customMsgOn: true } });
      expect(await parent.call(loadSettings, ref)).toMatchObject({ customMsg });
    }
    await parent.call(saveSettings, { ...ref, data: { customMsg: 'a\u0000b\uD800c' } });
    expect(await parent.call(loadSettings, ref)).toMatchObject({ customMsg: 'a\uFFFDb\uFFFDc' });
  });

  it('lose no list to a save that names one and does not bring it', async () => {
    const { parent, ref } = await family(app());
    const lists = { whiteList: ['aaa.com'], videoIds: ['v1'] };
    const { version } = await parent.call(saveLists, { ...ref, lists, index: [0, 2] });

    for (const index of [[0], [0, 1], [2], [], [4], [-1]]) {
      const save = parent.call(saveLists, { ...ref, lists: { blackList: ['bbb.com'] }, index });
      expect(await failureOf(save)).toEqual(failed(-1));
    }
    expect(await parent.call(loadLists, { ...ref, lists: [0, 1, 2, 3] })).toEqual({ ...noLists, ...lists });
    expect(await parent.call(saveSettings, { ...ref, data: {} })).toEqual({ version });
  });

  it('empty a list that a save brings empty', async () => {
    const { parent, ref } = await family(app());
    await parent.call(saveLists, {
      ...ref,
      lists: { channelIds: ['c1'], whiteList: ['aaa.com'] },
      index: [3, 0],
    });
    await parent.call(saveLists, { ...ref, lists: { channelIds: [] }, index: [3] });

    expect(await parent.call(loadLists, { ...ref, lists: [0, 3] })).toEqual({
      ...noLists,
      whiteList: ['aaa.com'],
    });
  });

  it('refuse what is no id of a video or a channel', async () => {
    const { parent, ref } = await family(app());
    for (const id of ['', 'x'.repeat(254)]) {
      const save = parent.call(saveLists, { ...ref, lists: { videoIds: [id] }, index: [2] });
      expect(await failureOf(save)).toEqual(failed(-1));
    }
  });

  it('replace only the lists that a save names', async () => {
    const { parent, ref } = await family(app());
    await parent.call(saveLists, {
      ...ref,
      lists: { whiteList: ['aaa.com'], blackList: ['bbb.com'] },
      index: [0, 1],
    });
    await parent.call(saveLists, {
      ...ref,
      lists: { whiteList: ['xxx.com'], blackList: ['ccc.com'] },
      index: [1],
    });

    expect(await parent.call(loadLists, { ...ref, lists: [0, 1, 2, 3] })).toEqual({
      ...noLists,
      whiteList: ['aaa.com'],
      blackList: ['ccc.com'],
    });
    expect(await parent.call(loadLists, { ...ref, lists: [0] })).toEqual({
      ...noLists,
      whiteList: ['aaa.com'],
    });
  });

  it('take sites as people write them, each once', async () => {
    const { parent, ref } = await family(app());
    const blackList = ['https://www.Example.com/page', 'example.com', 'EXAMPLE.com'];
    await parent.call(saveLists, { ...ref, lists: { blackList }, index: [1] });

    const { blackList: saved } = await parent.call(loadLists, { ...ref, lists: [1] });

    expect(new Set(saved).size).toBe(saved.length);
    expect(saved).toContain('example.com');
  });

  it('refuse a site that is none, and stay as they were', async () => {
    const { parent, ref } = await family(app());
    const save = parent.call(saveLists, { ...ref, lists: { blackList: ['not a site'] }, index: [1] });

    expect(await failureOf(save)).toEqual(failed(-1));
    expect(await parent.call(loadLists, { ...ref, lists: [1] })).toEqual(noLists);
  });

  it('go to the device as one document with the version that the save gave', async () => {
    const { parent, ref, agent } = await family(app());
    await parent.call(saveLists, { ...ref, lists: { blackList: ['example.com'] }, index: [1] });
    const { version } = await parent.call(saveSettings, { ...ref, data: { blockErotic: false } });

    expect(await agent.call(rules, {})).toMatchObject({
      version,
      timeZone: 'Europe/Warsaw',
      settings: { blockErotic: false },
      lists: { ...noLists, blackList: ['example.com'] },
      apps: [],
    });
  });

  it('go to nobody without a token', async () => {
    expect(await failureOf(app().parent().call(rules, {}))).toEqual(signInFirst);
  });

  it('can not be saved for a device that was deleted meanwhile', async () => {
    const { device } = await family(app());
    await app().database.query('DELETE FROM device WHERE device_id = ?', [device.deviceId]);

    await expect(
      app().nest.get(SettingsRepository, { strict: false }).save(device, { timeLimit: 5 }),
    ).rejects.toMatchObject({ code: 16 });
    expect(
      await app().database.query('SELECT 1 FROM device_rules WHERE device_id = ?', [device.deviceId]),
    ).toEqual([]);
  });
});
