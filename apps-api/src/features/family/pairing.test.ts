import { Code, createPairingCode, enrol, getProfiles } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { childOf, deviceOf } from '../../../test/factories/families.js';
import { signedInParent, visitor } from '../../../test/factories/parents.js';
import { Device } from './device.entity.js';
import { PairingCode } from './pairing-code.entity.js';

const PHONE = {
  brand: 'Google',
  model: 'Pixel 8',
  friendlyName: 'Telefon Jana',
  osName: 'Android',
  appType: 2,
  appFeatures: '_GPS_',
  appVersion: '1.0',
  timeZone: 'Europe/Warsaw',
};

describeApplication(
  'pairing',
  (app) => {
    async function pairing(accountType = 200) {
      const parent = await signedInParent(app(), { accountType });
      const child = await childOf(app(), parent);
      const ask = () => parent.call(createPairingCode, { profile: child.profileId });
      return { parent, child, ask };
    }
    const join = (code: string) => visitor(app()).call(enrol, { code, ...PHONE });

    describe('createPairingCode', () => {
      it('asks for sign-in without a session', async () => {
        const call = visitor(app()).call(createPairingCode, { profile: 1 });
        expect(await failureOf(call)).toEqual(signInFirst);
      });

      it('gives a code that is easy to read, for 15 minutes, and what the QR code says', async () => {
        const { ask } = await pairing();

        const { code, payload, expires } = await ask();

        expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
        expect(expires).toBe(app().clock.now() + 900);
        const link = new URL(payload);
        expect(link.protocol + link.host).toBe('ostoja:pair');
        expect(Object.fromEntries(link.searchParams)).toEqual({ server: 'http://localhost:8080', code });
      });

      it('stores the code as a hash only', async () => {
        const { ask, child } = await pairing();
        const { code } = await ask();
        const rows = await app().database.repository(PairingCode).findBy({ profileId: child.profileId });
        expect(rows).toHaveLength(1);
        expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));
        expect(JSON.stringify(rows)).not.toContain(code);
      });

      it('joins one device to the child, however the code is typed', async () => {
        const { ask, parent } = await pairing();
        const { code } = await ask();

        const { device } = await join(` ${code.replace('-', ' ').toLowerCase()}`);

        const { profiles } = await parent.call(getProfiles, {});
        expect(profiles[0]?.devices).toMatchObject([{ id: device, friendlyName: 'Telefon Jana' }]);
        expect(await failureOf(join(code))).toEqual(failed(Code.WrongCode));
      });

      it('lets one of many devices join that use the code at the same time', async () => {
        const { ask, parent } = await pairing(300);
        const { code } = await ask();

        const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => join(code)));

        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const { accountId } = parent;
        expect(await app().database.repository(Device).countBy({ accountId })).toBe(1);
      });

      it('gives a code that ends after 15 minutes', async () => {
        const { ask } = await pairing();
        const { code } = await ask();
        app().clock.advance(900);
        expect(await failureOf(join(code))).toEqual(failed(Code.WrongCode));
      });

      it('gives none when the plan has no room for another device', async () => {
        const { ask, child } = await pairing(100);
        await deviceOf(app(), child);
        expect(await failureOf(ask())).toEqual(failed(Code.MaximumDevices));
      });

      it("answers another family's child exactly as an absent one", async () => {
        const { parent } = await pairing();
        const { child } = await pairing();
        for (const profile of [child.profileId, child.profileId + 1]) {
          expect(await failureOf(parent.call(createPairingCode, { profile }))).toEqual(failed(Code.NotFound));
        }
      });
    });
  },
  { trustProxy: true },
);
