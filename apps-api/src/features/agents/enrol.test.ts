import { createPairingCode, enrol, type Input, poll } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { childOf, deviceOf } from '../../../test/factories/families.js';
import { signedInParent } from '../../../test/factories/parents.js';
import { failed, failureOf } from '../../../test/failure.js';
import { PlanType } from '@ostoja/domain';

const PHONE = {
  brand: 'Samsung',
  model: 'A54',
  friendlyName: 'Telefon',
  osName: 'Android',
  appType: 2,
  appFeatures: '_GPS_',
  appVersion: '1.0',
  timeZone: 'Europe/Warsaw',
} satisfies Omit<Input<typeof enrol>, 'code'>;

describeApplication(
  'enrol',
  (app) => {
    /** A parent with room for devices, a child, and a fresh code for it. */
    const invited = async (accountType: number = PlanType.Premium) => {
      const parent = await signedInParent(app(), { accountType });
      const profile = await childOf(app(), parent);
      const { code } = await parent.call(createPairingCode, { profile: profile.profileId });
      return { parent, profile, code };
    };
    const join = (code: string, about: Partial<typeof PHONE> = {}) =>
      app()
        .parent()
        .call(enrol, { ...PHONE, ...about, code });

    const devicesOf = (accountId: number) =>
      app().database.query<{ device_id: number; time_zone: string; profile_id: number }>(
        'SELECT device_id, time_zone, profile_id FROM device WHERE account_id = ?',
        [accountId],
      );

    it('refuses a code that nobody made', async () => {
      expect(await failureOf(join('ABCD-EFGH'))).toEqual(failed(33));
      expect(await failureOf(join(''))).toEqual(failed(33));
    });

    it('refuses a device without a name, and the code stays good', async () => {
      const { code } = await invited();

      expect(await failureOf(join(code, { friendlyName: '' }))).toEqual(failed(-1));
      expect(await join(code)).toHaveProperty('token');
    });

    it('joins the device to the profile of the code and gives it a token that works', async () => {
      const { parent, profile, code } = await invited();

      const { token, device } = await join(code);

      expect(await devicesOf(parent.accountId)).toEqual([
        { device_id: device, time_zone: 'Europe/Warsaw', profile_id: profile.profileId },
      ]);
      const reply = await app()
        .device(token)
        .call(poll, { wait: 0, rules: { received: 0, inForce: 0 } });
      expect(reply).toEqual({ commands: [], rulesVersion: 1 });
    });

    it('takes a code as people type it', async () => {
      const { code } = await invited();

      expect(await join(` ${code.toLowerCase().replace('-', ' ')} `)).toHaveProperty('token');
    });

    it('gives a device with an unknown time zone UTC', async () => {
      const { parent, code } = await invited();

      await join(code, { timeZone: 'Mars/Olympus' });

      expect(await devicesOf(parent.accountId)).toMatchObject([{ time_zone: 'UTC' }]);
    });

    it('makes one device of two that use one code at the same time', async () => {
      const { parent, code } = await invited();

      const results = await Promise.allSettled([join(code), join(code), join(code)]);

      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await devicesOf(parent.accountId)).toHaveLength(1);
      expect(await failureOf(join(code))).toEqual(failed(33));
    });

    it('refuses a code that is older than fifteen minutes', async () => {
      const { code } = await invited();
      app().clock.advance(15 * 60);

      expect(await failureOf(join(code))).toEqual(failed(33));
    });

    it('refuses a device that the plan has no room for, and the code stays good', async () => {
      const { parent, profile, code } = await invited(PlanType.Minimal);
      const other = await deviceOf(app(), profile);

      expect(await failureOf(join(code))).toEqual(failed(14));
      expect(await devicesOf(parent.accountId)).toHaveLength(1);
      await app().database.query('DELETE FROM device WHERE device_id = ?', [other.deviceId]);
      expect(await join(code)).toHaveProperty('token');
    });

    it('gives the last place of a plan to one of two devices with a code each', async () => {
      const { parent, profile, code } = await invited(PlanType.Minimal);
      const { code: another } = await parent.call(createPairingCode, { profile: profile.profileId });

      const results = await Promise.allSettled([join(code), join(another)]);

      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await devicesOf(parent.accountId)).toHaveLength(1);
    });

    it('refuses a code whose profile was deleted', async () => {
      const { profile, code } = await invited();
      await app().database.query('DELETE FROM profile WHERE profile_id = ?', [profile.profileId]);

      expect(await failureOf(join(code))).toEqual(failed(33));
    });
  },
  { trustProxy: true },
);
