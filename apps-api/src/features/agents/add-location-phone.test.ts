import { addLocationPhone, getGPS, getProfiles, poll } from '@ostoja/contracts';
import { PlanType } from '@ostoja/domain';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { childOf, deviceOf } from '../../../test/factories/families.js';
import { signedInParent } from '../../../test/factories/parents.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';

const ASKED = { friendlyName: 'iPhone Zosi', osName: 'iOS' as const };

describeApplication(
  'addLocationPhone',
  (app) => {
    const household = async (accountType: number = PlanType.Premium) => {
      const parent = await signedInParent(app(), {
        accountType,
        privileges: { getGPS: 1 },
        timeZoneName: 'Europe/Warsaw',
      });
      const { profileId: profile } = await childOf(app(), parent);
      return { parent, profile };
    };
    const countDevices = async () => {
      const [row] = await app().database.query<{ n: number }>('SELECT COUNT(*) AS n FROM device');
      return Number(row?.n);
    };

    it('asks for a session', async () => {
      expect(
        await failureOf(
          app()
            .parent()
            .call(addLocationPhone, { profile: 1, ...ASKED }),
        ),
      ).toEqual(signInFirst);
    });

    it("answers another family's child as an absent one, and adds nothing", async () => {
      const { parent } = await household();
      const other = await household();
      const before = await countDevices();

      for (const profile of [other.profile, 1]) {
        expect(await failureOf(parent.call(addLocationPhone, { profile, ...ASKED }))).toEqual(failed(16));
      }
      expect(await countDevices()).toBe(before);
    });

    it('asks for a name and for one of the two systems', async () => {
      const { parent, profile } = await household();
      const call = (given: object) =>
        failureOf(parent.call(addLocationPhone, { profile, ...ASKED, ...given }));

      expect(await call({ friendlyName: '  ' })).toEqual(failed(-1));
      expect(await call({ friendlyName: 'x'.repeat(65) })).toEqual(failed(-1));
      expect(await call({ osName: 'Windows' })).toEqual(failed(-1));
    });

    it('adds a phone that shows what it can do, and whose rules nobody takes to be in force', async () => {
      const { parent, profile } = await household();

      const { device } = await parent.call(addLocationPhone, {
        profile,
        ...ASKED,
        friendlyName: ' iPhone Zosi ',
      });

      const { profiles } = await parent.call(getProfiles, {});
      expect(profiles[0]?.devices).toEqual([
        expect.objectContaining({
          id: device,
          friendlyName: 'iPhone Zosi',
          osName: 'iOS',
          appType: 0,
          appFeatures: '_GPS__BATTERY_',
          online: false,
          lastSeen: 0,
        }),
      ]);
      expect(profiles[0]?.devices[0]?.rules).toMatchObject({
        saved: { version: 1 },
        received: { version: 0 },
        inForce: { version: 0 },
      });
      const [row] = await app().database.query<{ time_zone: string; token_hash: string }>(
        'SELECT time_zone, token_hash FROM device WHERE device_id = ?',
        [device],
      );
      expect(row?.time_zone).toBe('Europe/Warsaw');
    });

    it('tells a set-up of OwnTracks with which a position arrives', async () => {
      const { parent, profile } = await household();
      const { device, ownTracks } = await parent.call(addLocationPhone, { profile, ...ASKED });
      const inline = new URL(ownTracks.link).searchParams.get('inline') ?? '';
      const configuration: unknown = JSON.parse(Buffer.from(inline, 'base64').toString('utf8'));
      const ts = app().clock.now();

      const response = await fetch(ownTracks.url.replace('https://panel.example', app().url), {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${ownTracks.userName}:${ownTracks.password}`)}` },
        body: JSON.stringify({ _type: 'location', lat: 52, lon: 21, tst: ts }),
      });

      expect(response.status).toBe(200);
      const asked = { profile, device, dateFrom: ts, dateTo: ts + 1, offset: 0, count: 10 };
      expect((await parent.call(getGPS, asked)).data).toHaveLength(1);
      expect(ownTracks.link).toMatch(/^owntracks:\/\/\/config\?inline=[\w%]+$/);
      expect(configuration).toMatchObject({
        _type: 'configuration',
        mode: 3,
        auth: true,
        url: 'https://panel.example/agent/owntracks',
        username: ownTracks.userName,
        password: ownTracks.password,
        tid: 'iP',
      });
    });

    it('tells a set-up of Traccar Client with which a position arrives', async () => {
      const { parent, profile } = await household();
      const { device, traccarClient } = await parent.call(addLocationPhone, { profile, ...ASKED });
      const link = new URL(traccarClient.link);
      const ts = app().clock.now();

      const response = await fetch(
        `${traccarClient.url.replace('https://panel.example', app().url)}?id=${traccarClient.identifier}&lat=52&lon=21&timestamp=${ts}`,
      );

      expect(response.status).toBe(200);
      const asked = { profile, device, dateFrom: ts, dateTo: ts + 1, offset: 0, count: 10 };
      expect((await parent.call(getGPS, asked)).data).toHaveLength(1);
      expect(link.origin + link.pathname).toBe('https://panel.example/agent/traccar');
      expect(link.searchParams.get('id')).toBe(traccarClient.identifier);
    });

    it('keeps the secret nowhere', async () => {
      const { parent, profile } = await household();

      const { device, ownTracks } = await parent.call(addLocationPhone, { profile, ...ASKED });

      const [row] = await app().database.query('SELECT * FROM device WHERE device_id = ?', [device]);
      expect(JSON.stringify(row)).not.toContain(ownTracks.password.split('.').at(-1));
      expect(JSON.stringify(await parent.call(getProfiles, {}))).not.toContain(ownTracks.password);
    });

    it('gives a token that is the device’s own on the gateway, too', async () => {
      const { parent, profile } = await household();
      const { ownTracks } = await parent.call(addLocationPhone, { profile, ...ASKED });

      const reply = await app()
        .device(ownTracks.password)
        .call(poll, { wait: 0, rules: { received: 0, inForce: 0 } });

      expect(reply).toEqual({ commands: [], rulesVersion: 1 });
    });

    it('adds no more phones than the plan holds, even at the same time', async () => {
      const { parent, profile } = await household(PlanType.Minimal);

      const added = await Promise.allSettled(
        [1, 2, 3].map(() => parent.call(addLocationPhone, { profile, ...ASKED })),
      );

      expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await deviceOf(app(), { accountId: parent.accountId, profileId: profile });
      expect(await failureOf(parent.call(addLocationPhone, { profile, ...ASKED }))).toEqual(failed(14));
    });
  },
  { linkBase: 'https://panel.example', trustProxy: true },
);
