import { getApps, MAX_APPS } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { guardsItsDevice } from '../../../test/device-guards.js';
import { allApps, chatIcon, familyWithApps } from '../../../test/factories/apps.js';
import { deviceOf } from '../../../test/factories/families.js';
import { family, send } from '../../../test/factories/telemetry.js';
import { failed, failureOf } from '../../../test/failure.js';
import { statementsAbout } from '../../../test/statements.js';
import { insertRows } from '../../platform/database/index.js';

describeApplication('the list of apps', (app) => {
  const now = () => app().clock.now();

  /** Statements that one call takes for so many apps. */
  const taken = async (count: number) => {
    const { parent, ref, device } = await family(app());
    const names = Array.from({ length: count }, (_, index) => `app ${index}`);
    await send(app(), device.token, {
      apps: names.map((pkg) => ({ pkg, name: pkg, firstSeen: now() })),
      usage: names.map((pkg) => ({ pkg, from: now() - 4000, to: now() })),
    });
    await parent.call(getApps, ref);
    return statementsAbout(parent, () => parent.call(getApps, ref));
  };

  guardsItsDevice(app, getApps, allApps);

  it('refuses flags that are neither 0 nor 1', async () => {
    const { parent, ref } = await family(app());
    for (const flags of [{ includeSystem: 2 }, { includeDeleted: 'yes' }, { includeSystem: null }]) {
      expect(await failureOf(parent.call(getApps, { ...ref, ...flags } as never))).toEqual(failed(-1));
    }
  });

  it('says of each what it is, its rule, and how much it is used', async () => {
    const { parent, ref, device, chat, firstSeen } = await familyWithApps(app());
    const from = now() - 5 * 86_400;
    const again = from + 86_400;
    await send(app(), device.token, {
      usage: [
        { pkg: 'com.whatsapp', from: again, to: again + 7200 },
        { pkg: 'com.whatsapp', from, to: from + 600 },
      ],
    });

    expect(await parent.call(getApps, ref)).toEqual({
      data: [
        {
          id: chat,
          pkg: 'com.whatsapp',
          name: 'WhatsApp',
          ico: chatIcon,
          version: '2.25',
          category: 'communicators',
          system: 0,
          uninstalled: 0,
          firstSeen,
          allowed: 1,
          schedule: 1,
          timeLimit: 1,
          count: 2,
          elapsed: 7800,
          lastUsed: again + 7200,
        },
      ],
    });
  });

  it('leaves out those of the system and those that are gone, unless asked for', async () => {
    const { parent, ref } = await familyWithApps(app());
    const named = async (flags: object) =>
      (await parent.call(getApps, { ...ref, ...flags })).data.map(({ name }) => name).toSorted();

    expect(await named({})).toEqual(['WhatsApp']);
    expect(await named({ includeSystem: 1 })).toEqual(['Phone', 'WhatsApp']);
    expect(await named({ includeDeleted: 1 })).toEqual(['Game', 'WhatsApp']);
    expect(await named(allApps)).toEqual(['Game', 'Phone', 'WhatsApp']);
  });

  it('begins with the last used, then the newest', async () => {
    const { parent, ref, device } = await familyWithApps(app());
    await send(app(), device.token, {
      usage: [{ pkg: 'com.whatsapp', from: now() - 600, to: now() - 500 }],
    });

    const { data } = await parent.call(getApps, { ...ref, ...allApps });

    expect(data.map(({ name }) => name)).toEqual(['WhatsApp', 'Phone', 'Game']);
  });

  it('is empty for a device that told of no apps', async () => {
    const { parent, ref } = await family(app());

    expect(await parent.call(getApps, { ...ref, ...allApps })).toEqual({ data: [] });
  });

  it('is that of one device, with its own use and its own ids', async () => {
    const { parent, ref, profile, chat } = await familyWithApps(app());
    const second = await deviceOf(app(), profile);
    await send(app(), second.token, {
      apps: [{ pkg: 'com.whatsapp', name: 'WhatsApp', firstSeen: now() }],
      usage: [{ pkg: 'com.whatsapp', from: now() - 60, to: now() }],
    });

    const [here] = (await parent.call(getApps, ref)).data;
    const [there] = (await parent.call(getApps, { ...ref, device: second.deviceId })).data;

    expect(here).toMatchObject({ id: chat, count: 0, elapsed: 0, lastUsed: 0 });
    expect(there).toMatchObject({ count: 1, elapsed: 60, lastUsed: now() });
    expect(there?.id).not.toBe(chat);
  });

  it('has the hostile text of a device as text', async () => {
    const { parent, ref, device } = await family(app());
    const name = `'); DROP TABLE installed_app; -- <img src=x onerror=alert(1)>\u202E\u0000\uD800`;
    const version = "1' OR '1'='1";
    await send(app(), device.token, {
      apps: [{ pkg: '__proto__', name, version, firstSeen: now() }],
      usage: [{ pkg: '__proto__', from: now() - 60, to: now() }],
    });

    expect((await parent.call(getApps, ref)).data).toMatchObject([
      {
        pkg: '__proto__',
        name: name.toWellFormed().replace('\u0000', '\uFFFD'),
        version,
        category: 'others',
        count: 1,
      },
    ]);
  });

  it('hides no app that is used behind more apps than it holds', async () => {
    const { parent, ref, device } = await familyWithApps(app());
    await send(app(), device.token, { usage: [{ pkg: 'com.whatsapp', from: now() - 60, to: now() }] });
    const { accountId, deviceId } = device;
    await insertRows(
      app().database.manager,
      'installed_app',
      ['account_id', 'device_id', 'pkg', 'app_id', 'name', 'ico', 'version', 'first_seen', 'updated'],
      Array.from({ length: MAX_APPS }, (_, index) => [
        accountId,
        deviceId,
        `aaa.${index}`,
        index + 1,
        '',
        '',
        '',
        now(),
        now(),
      ]),
    );

    const { data } = await parent.call(getApps, ref);

    expect(data).toHaveLength(MAX_APPS);
    expect(data[0]?.name).toBe('WhatsApp');
  });

  it('takes as many statements for many apps as for one', async () => {
    expect(await taken(300)).toBe(await taken(1));
  });
});
