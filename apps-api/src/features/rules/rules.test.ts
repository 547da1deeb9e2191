import { type Action, loadLists, loadSettings, rules, saveLists, saveSettings } from '@ostoja/contracts';
import { defaultDeviceSettings } from '@ostoja/domain';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { family } from '../../../test/factories/telemetry.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { SettingsRepository } from './settings.repository.js';

const noLists = { whiteList: [], blackList: [], videoIds: [], channelIds: [] };

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

    expect(await parent.call(loadSettings, ref)).toEqual({ ...defaultDeviceSettings(), blockedUntil: 0 });
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
    for (const data of [{ timeLimit: 1441 }, { timeBonus: 121 }, { skd1: '1' }, { timeLimitWeek: [1] }]) {
      expect(await failureOf(parent.call(saveSettings, { ...ref, data }))).toEqual(failed(-1));
    }

    expect(await agent.call(rules, {})).toMatchObject({ version: 0 });
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
