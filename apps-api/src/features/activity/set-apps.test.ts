import { getApps, getProfiles, MAX_APPS, poll, rules, setApps } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { guardsItsDevice } from '../../../test/device-guards.js';
import { familyWithApps } from '../../../test/factories/apps.js';
import { deviceOf } from '../../../test/factories/families.js';
import { family, send } from '../../../test/factories/telemetry.js';
import { failed, failureOf } from '../../../test/failure.js';
import { statementsAbout } from '../../../test/statements.js';
import { AppRuleRepository } from './app-rule.repository.js';

const off = { allowed: 0, schedule: 1, timeLimit: 1 } as const;
const untouched = {
  'com.whatsapp': [1, 1, 1],
  'com.example.game': [1, 1, 1],
  'com.android.dialer': [1, 1, 1],
};

describeApplication('saving the rules of apps', (app) => {
  const now = () => app().clock.now();

  /** Statements that one call takes for so many apps. */
  const taken = async (count: number) => {
    const { parent, ref, device } = await family(app());
    const apps = Array.from({ length: count }, (_, index) => {
      const pkg = `app ${index}`;
      return { pkg, name: pkg, firstSeen: now() };
    });
    await send(app(), device.token, { apps });
    const { data } = await parent.call(getApps, ref);
    expect(data).toHaveLength(count);
    const changes = data.map(({ id }) => ({ id, ...off }));
    return statementsAbout(parent, () => parent.call(setApps, { ...ref, data: changes }));
  };

  guardsItsDevice(app, setApps, { data: [] });

  it('refuses what is no rule, and changes nothing', async () => {
    const { parent, ref, agent, chat, rulesNow } = await familyWithApps(app());
    const { version } = await agent.call(rules, {});
    const bad: object[] = [
      { id: chat, ...off, allowed: 2 },
      { id: chat, ...off, allowed: true },
      { id: chat, ...off, schedule: '1'.repeat(24) },
      { id: chat, ...off, timeLimit: 60 },
      { id: chat, allowed: 0 },
      { id: Number(chat), ...off },
      { id: `0${chat}`, ...off },
      { id: '', ...off },
      { id: '-1', ...off },
      { id: "1' OR '1'='1", ...off },
    ];
    for (const one of bad) {
      const save = parent.call(setApps, { ...ref, data: [{ id: chat, ...off }, one] } as never);
      expect(await failureOf(save)).toEqual(failed(-1));
    }
    const tooMany = Array.from({ length: MAX_APPS + 1 }, (_, index) => ({ id: String(index + 1), ...off }));
    expect(await failureOf(parent.call(setApps, { ...ref, data: tooMany }))).toEqual(failed(-1));

    expect(await rulesNow()).toEqual(untouched);
    expect((await agent.call(rules, {})).version).toBe(version);
  });

  it('refuses a list that names an app twice, even with the same rule, and says where', async () => {
    const { parent, ref, chat, dialler, rulesNow } = await familyWithApps(app());
    const data = [chat, dialler, chat].map((id) => ({ id, ...off }));

    await expect(parent.call(setApps, { ...ref, data })).rejects.toMatchObject({
      code: -1,
      details: { paths: ['data.2.id'] },
    });
    expect(await rulesNow()).toEqual(untouched);
  });

  it("answers another device's or another family's app as an absent one, and saves nothing of the list", async () => {
    const { parent, ref, agent, chat, profile, rulesNow } = await familyWithApps(app());
    const second = await deviceOf(app(), profile);
    await send(app(), second.token, {
      apps: [{ pkg: 'com.whatsapp', name: 'WhatsApp', firstSeen: now() }],
    });
    const [onSecond] = (await parent.call(getApps, { ...ref, device: second.deviceId })).data;
    const stranger = await familyWithApps(app());
    const { version } = await agent.call(rules, {});

    for (const id of [onSecond?.id ?? '', stranger.chat, '12345', '9007199254740993']) {
      const data = [chat, id].map((one) => ({ id: one, ...off }));
      expect(await failureOf(parent.call(setApps, { ...ref, data }))).toEqual(failed(16));
    }

    expect(await rulesNow()).toEqual(untouched);
    expect(await stranger.rulesNow()).toEqual(untouched);
    expect((await agent.call(rules, {})).version).toBe(version);
  });

  it('changes those that are named, each in its own way, and no others', async () => {
    const { parent, ref, chat, dialler, rulesNow } = await familyWithApps(app());
    await parent.call(setApps, {
      ...ref,
      data: [
        { id: chat, allowed: 0, schedule: 1, timeLimit: 0 },
        { id: dialler, allowed: 1, schedule: 0, timeLimit: 0 },
      ],
    });

    expect(await rulesNow()).toEqual({
      'com.whatsapp': [0, 1, 0],
      'com.example.game': [1, 1, 1],
      'com.android.dialer': [1, 0, 0],
    });
  });

  it('outlives that the device tells of the app again', async () => {
    const { parent, ref, chat, device, rulesNow } = await familyWithApps(app());
    await parent.call(setApps, { ...ref, data: [{ id: chat, allowed: 0, schedule: 0, timeLimit: 0 }] });
    await send(app(), device.token, {
      apps: [{ pkg: 'com.whatsapp', name: 'WhatsApp', version: '2.26', firstSeen: now() }],
    });

    expect(await rulesNow()).toMatchObject({ 'com.whatsapp': [0, 0, 0] });
  });

  it('gives the rules a new version, which wakes the device that waits and shows in the panel', async () => {
    const { parent, ref, agent, chat } = await familyWithApps(app());
    const before = await agent.call(rules, {});
    const waiting = agent.call(poll, {
      wait: 20,
      rules: { received: before.version, inForce: before.version },
    });

    const { version } = await parent.call(setApps, { ...ref, data: [{ id: chat, ...off }] });

    expect(version).toBe(before.version + 1);
    expect(await waiting).toMatchObject({ rulesVersion: version });
    const { profiles } = await parent.call(getProfiles, {});
    expect(profiles[0]?.devices[0]?.rules).toMatchObject({
      saved: { version },
      inForce: { version: before.version },
    });
    expect(await parent.call(setApps, { ...ref, data: [] })).toEqual({ version: version + 1 });
  });

  it('loses none of two lists that are saved at the same time', async () => {
    const { parent, ref, chat, dialler, rulesNow } = await familyWithApps(app());
    const save = (id: string) => parent.call(setApps, { ...ref, data: [{ id, ...off }] });
    await Promise.all([save(chat), save(dialler)]);

    expect(await rulesNow()).toMatchObject({ 'com.whatsapp': [0, 1, 1], 'com.android.dialer': [0, 1, 1] });
  });

  it('takes as many statements for many apps as for one', async () => {
    expect(await taken(600)).toBe(await taken(1));
  });

  it('is not possible for a device that was deleted meanwhile', async () => {
    const { device, chat } = await familyWithApps(app());
    await app().database.query('DELETE FROM device WHERE device_id = ?', [device.deviceId]);

    await expect(
      app()
        .nest.get(AppRuleRepository, { strict: false })
        .save(device, [{ id: chat, ...off }]),
    ).rejects.toMatchObject({ code: 16 });
  });
});
