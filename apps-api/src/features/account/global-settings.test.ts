import { logged, loadGlobalSettings, login2, rules, saveGlobalSettings } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { solvedCaptcha } from '../../../test/factories/captcha.js';
import { childOf, deviceOf } from '../../../test/factories/families.js';
import { PASSWORD, signedInParent, visitor } from '../../../test/factories/parents.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';

const winter = Date.UTC(2026, 0, 15) / 1000;
const summer = Date.UTC(2026, 6, 15) / 1000;
const inWarsaw = { automaticUpdates: true, sendReports: true, utc: 3600, timeZoneName: 'Europe/Warsaw' };

describeApplication(
  'the settings of an account',
  (app) => {
    const parentIn = (timeZoneName: string) => {
      app().clock.set(winter);
      return signedInParent(app(), { timeZoneName });
    };

    describe('loadGlobalSettings', () => {
      it('asks for a session', async () => {
        expect(await failureOf(visitor(app()).call(loadGlobalSettings, {}))).toEqual(signInFirst);
      });

      it('tells what is on, and how far the zone is ahead of UTC today', async () => {
        const parent = await parentIn('Europe/Warsaw');

        expect(await parent.call(loadGlobalSettings, {})).toEqual(inWarsaw);
        app().clock.set(summer);
        const later = await signedInParent(app(), { timeZoneName: 'Europe/Warsaw' });
        expect(await later.call(loadGlobalSettings, {})).toMatchObject({ utc: 7200 });
      });

      it('tells UTC of an account whose zone nobody knows', async () => {
        const parent = await parentIn('No/Where');

        expect(await parent.call(loadGlobalSettings, {})).toMatchObject({ utc: 0, timeZoneName: 'UTC' });
      });
    });

    describe('saveGlobalSettings', () => {
      it('asks for a session', async () => {
        expect(await failureOf(visitor(app()).call(saveGlobalSettings, { data: {} }))).toEqual(signInFirst);
      });

      it('refuses what does not fit, and nothing of it is saved', async () => {
        const parent = await parentIn('Europe/Warsaw');
        const bad = [
          { timeZoneName: 'Europe/Nowhere' },
          { timeZoneName: '' },
          { timeZoneName: 'Europe/Warsaw\u0000' },
          { timeZoneName: 'Europe/Warsaw', utc: 32_400 },
          { utc: 19_800 },
          { utc: 60 * 3600 },
          { utc: 0.5 },
          { sendReports: 1 },
        ];
        for (const change of bad) {
          const data = { automaticUpdates: false, ...change };
          expect(await failureOf(parent.call(saveGlobalSettings, { data } as never))).toEqual(failed(-1));
        }

        expect(await parent.call(loadGlobalSettings, {})).toEqual(inWarsaw);
      });

      it('keeps what a save does not name', async () => {
        const parent = await parentIn('Europe/Warsaw');

        await parent.call(saveGlobalSettings, { data: { sendReports: false } });
        await parent.call(saveGlobalSettings, { data: { automaticUpdates: false } });
        const all = await parent.call(saveGlobalSettings, { data: {} });

        expect(all).toEqual({ ...inWarsaw, sendReports: false, automaticUpdates: false });
        expect(await parent.call(loadGlobalSettings, {})).toEqual(all);
      });

      it('loses none of many settings that are saved at the same time', async () => {
        const parent = await parentIn('Europe/Warsaw');
        const changes = [{ sendReports: false }, { automaticUpdates: false }, { timeZoneName: 'Asia/Tokyo' }];
        await Promise.all(changes.map((data) => parent.call(saveGlobalSettings, { data })));

        expect(await parent.call(loadGlobalSettings, {})).toEqual({
          automaticUpdates: false,
          sendReports: false,
          utc: 32_400,
          timeZoneName: 'Asia/Tokyo',
        });
      });

      it('changes nothing of another account', async () => {
        const other = await parentIn('Europe/Warsaw');
        const parent = await parentIn('Europe/Warsaw');
        await parent.call(saveGlobalSettings, { data: { sendReports: false, timeZoneName: 'Asia/Tokyo' } });

        expect(await other.call(loadGlobalSettings, {})).toEqual(inWarsaw);
      });

      it('is told with the user, so that the panel counts days in the new zone', async () => {
        const parent = await parentIn('Europe/Warsaw');
        await parent.call(saveGlobalSettings, { data: { timeZoneName: 'Asia/Tokyo', utc: 32_400 } });

        expect(await parent.call(logged, { l: 'pl' })).toMatchObject({ timeZoneName: 'Asia/Tokyo' });
      });

      it('takes an offset alone as a zone whose clocks never change', async () => {
        const parent = await parentIn('Europe/Warsaw');

        expect(await parent.call(saveGlobalSettings, { data: { utc: 32_400 } })).toMatchObject({
          utc: 32_400,
          timeZoneName: 'Etc/GMT-9',
        });
      });

      it('leaves the zone in which a device obeys its rules', async () => {
        const parent = await parentIn('Europe/Warsaw');
        const device = await deviceOf(app(), await childOf(app(), parent), { timeZone: 'Europe/Lisbon' });
        await parent.call(saveGlobalSettings, { data: { timeZoneName: 'Asia/Tokyo' } });

        expect(await app().device(device.token).call(rules, {})).toMatchObject({
          version: 0,
          timeZone: 'Europe/Lisbon',
        });
      });

      it('is not undone by the next sign-in, not even of who chose UTC', async () => {
        const parent = await parentIn('Europe/Warsaw');
        await parent.call(saveGlobalSettings, { data: { timeZoneName: 'UTC' } });

        const c = await solvedCaptcha(app());
        await visitor(app()).call(login2, { u: parent.email, p: PASSWORD, c, l: 'pl', tzn: 'Asia/Tokyo' });

        expect(await parent.call(loadGlobalSettings, {})).toMatchObject({ utc: 0, timeZoneName: 'Etc/UTC' });
      });
    });
  },
  { trustProxy: true },
);
