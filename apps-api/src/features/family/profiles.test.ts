import { Code, createProfile, deleteProfile, getProfiles, updateProfile } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { childOf, deviceOf, savedRules } from '../../../test/factories/families.js';
import { runJobs } from '../../../test/factories/mail.js';
import { signedInParent, visitor } from '../../../test/factories/parents.js';
import { PairingCode } from './pairing-code.entity.js';
import { Profile } from './profile.entity.js';

const FORM = { name: 'Zosia', img: 2, year: 0, month: 0 };

describeApplication(
  'profiles',
  (app) => {
    describe('getProfiles', () => {
      it('asks for sign-in without a session', async () => {
        expect(await failureOf(visitor(app()).call(getProfiles, {}))).toEqual(signInFirst);
      });

      it('shows the children in their order with their devices, and nobody else', async () => {
        const parent = await signedInParent(app());
        const second = await childOf(app(), parent, {
          name: 'Jan',
          img: 1,
          position: 1,
          year: 2015,
          month: 7,
        });
        const first = await childOf(app(), parent, { name: 'Łucja 🦊', position: 0 });
        const device = await deviceOf(app(), second, { appFeatures: '_GPS__SMS_' });
        await childOf(app(), await signedInParent(app()));

        const { profiles } = await parent.call(getProfiles, {});

        expect(profiles).toMatchObject([
          { id: first.profileId, name: 'Łucja 🦊', img: 2, devices: [] },
          { id: second.profileId, name: 'Jan', img: 1, year: 2015, month: 7 },
        ]);
        expect(profiles[1]?.devices).toMatchObject([
          {
            id: device.deviceId,
            brand: 'Samsung',
            model: 'A54',
            friendlyName: 'Telefon Zosi',
            osName: 'Android',
            appType: 2,
            appFeatures: '_GPS__SMS_',
            appVersion: '1.0',
            lastSeen: 0,
            online: false,
            protectionOffUntil: 0,
          },
        ]);
      });

      it('shows a device that has been silent for days after those that speak', async () => {
        const parent = await signedInParent(app());
        const child = await childOf(app(), parent);
        const now = app().clock.now();
        await deviceOf(app(), child, {
          friendlyName: 'Szuflada',
          created: now - 9,
          lastSeen: now - 3 * 86_400,
        });
        await deviceOf(app(), child, { friendlyName: 'Komputer', created: now - 8, lastSeen: now - 3600 });
        await deviceOf(app(), child, { friendlyName: 'Telefon', created: now - 7, lastSeen: now });

        const { profiles } = await parent.call(getProfiles, {});

        const names = profiles[0]?.devices.map(({ friendlyName }) => friendlyName);
        expect(names).toEqual(['Komputer', 'Telefon', 'Szuflada']);
      });

      it('says that a device is online while its last word is fresh', async () => {
        const parent = await signedInParent(app());
        const child = await childOf(app(), parent);
        await deviceOf(app(), child, { lastSeen: app().clock.now() });
        const online = async () => (await parent.call(getProfiles, {})).profiles[0]?.devices[0]?.online;

        app().clock.advance(89);
        expect(await online()).toBe(true);
        app().clock.advance(60);
        expect(await online()).toBe(false);
      });

      it('says of the rules which version is saved, received and in force, and since when', async () => {
        const parent = await signedInParent(app());
        const child = await childOf(app(), parent);
        const device = await deviceOf(app(), child, {
          rulesReceived: 6,
          rulesReceivedAt: 160,
          rulesInForce: 5,
          rulesInForceAt: 150,
        });
        await deviceOf(app(), child, { created: app().clock.now() + 1 });
        await savedRules(app(), device, { version: 7, at: 170 });

        const { profiles } = await parent.call(getProfiles, {});

        expect(profiles[0]?.devices.map(({ rules }) => rules)).toEqual([
          {
            saved: { version: 7, at: 170 },
            received: { version: 6, at: 160 },
            inForce: { version: 5, at: 150 },
          },
          { saved: { version: 0, at: 0 }, received: { version: 0, at: 0 }, inForce: { version: 0, at: 0 } },
        ]);
      });

      it('says until when protection is off, and nothing once that has passed', async () => {
        const parent = await signedInParent(app());
        const until = app().clock.now() + 60;
        await deviceOf(app(), await childOf(app(), parent), { protectionOffUntil: until });
        const offUntil = async () =>
          (await parent.call(getProfiles, {})).profiles[0]?.devices[0]?.protectionOffUntil;

        expect(await offUntil()).toBe(until);
        app().clock.advance(60);
        expect(await offUntil()).toBe(0);
      });

      it('is empty for a new account', async () => {
        const parent = await signedInParent(app());
        expect(await parent.call(getProfiles, {})).toEqual({ profiles: [] });
      });
    });

    describe('createProfile', () => {
      it('asks for sign-in without a session', async () => {
        expect(await failureOf(visitor(app()).call(createProfile, FORM))).toEqual(signInFirst);
      });

      it('refuses a profile without a name or an avatar', async () => {
        const parent = await signedInParent(app());
        for (const wrong of [
          { name: '  ' },
          { name: 'x'.repeat(101) },
          { img: 0 },
          { img: 3 },
          { month: 13 },
        ]) {
          const call = parent.call(createProfile, { ...FORM, ...wrong });
          expect(await failureOf(call)).toEqual(failed(Code.BadRequest));
        }
        expect(await parent.call(getProfiles, {})).toEqual({ profiles: [] });
      });

      it('adds a child after the others, with the name trimmed', async () => {
        const parent = await signedInParent(app());
        await parent.call(createProfile, FORM);

        const { id } = await parent.call(createProfile, { ...FORM, name: ' Jan ', img: 1 });

        const { profiles } = await parent.call(getProfiles, {});
        expect(profiles.map(({ name }) => name)).toEqual(['Zosia', 'Jan']);
        expect(profiles[1]?.id).toBe(id);
      });

      it('refuses more children than the plan holds, even when many are added at once', async () => {
        const parent = await signedInParent(app(), { accountType: 100 });

        const outcomes = await Promise.allSettled(
          Array.from({ length: 6 }, () => parent.call(createProfile, FORM)),
        );

        const refused = outcomes.filter(({ status }) => status === 'rejected');
        expect(refused).toHaveLength(3);
        for (const outcome of refused)
          expect(outcome).toMatchObject({ reason: { code: Code.MaximumProfiles } });
        const { accountId } = parent;
        expect(await app().database.repository(Profile).countBy({ accountId })).toBe(3);
      });
    });

    describe('updateProfile', () => {
      const CHANGE = { profileName: 'Hania', profileImg: 1, year: 2014, month: 2 };

      it('asks for sign-in without a session', async () => {
        const call = visitor(app()).call(updateProfile, { profile: 1, ...CHANGE });
        expect(await failureOf(call)).toEqual(signInFirst);
      });

      it('refuses an empty name', async () => {
        const parent = await signedInParent(app());
        const { profileId: profile } = await childOf(app(), parent);
        const call = parent.call(updateProfile, { profile, ...CHANGE, profileName: '' });
        expect(await failureOf(call)).toEqual(failed(Code.BadRequest));
      });

      it('changes name, avatar and birth date', async () => {
        const parent = await signedInParent(app());
        const { profileId: profile } = await childOf(app(), parent);

        expect(await parent.call(updateProfile, { profile, ...CHANGE })).toEqual({});

        const { profiles } = await parent.call(getProfiles, {});
        expect(profiles).toMatchObject([{ id: profile, name: 'Hania', img: 1, year: 2014, month: 2 }]);
      });

      it("answers another family's child exactly as an absent one, and leaves it as it was", async () => {
        const parent = await signedInParent(app());
        const other = await signedInParent(app());
        const { profileId } = await childOf(app(), other);

        for (const profile of [profileId, profileId + 1]) {
          const call = parent.call(updateProfile, { profile, ...CHANGE });
          expect(await failureOf(call)).toEqual(failed(Code.NotFound));
        }
        expect((await other.call(getProfiles, {})).profiles[0]?.name).toBe('Zosia');
      });
    });

    describe('deleteProfile', () => {
      it('asks for sign-in without a session', async () => {
        expect(await failureOf(visitor(app()).call(deleteProfile, { profile: 1 }))).toEqual(signInFirst);
      });

      it('deletes a child without devices, with the pairing codes', async () => {
        const parent = await signedInParent(app());
        const { profileId: profile, accountId } = await childOf(app(), parent);
        await app()
          .database.repository(PairingCode)
          .insert({ codeHash: `h${profile}`, accountId, profileId: profile, created: 1, expires: 2e9 });

        expect(await parent.call(deleteProfile, { profile })).toEqual({});

        expect(await parent.call(getProfiles, {})).toEqual({ profiles: [] });
        await runJobs(app());
        expect(await app().database.repository(PairingCode).countBy({ accountId })).toBe(0);
      });

      it('refuses a child with a device', async () => {
        const parent = await signedInParent(app());
        const child = await childOf(app(), parent);
        await deviceOf(app(), child);
        const call = parent.call(deleteProfile, { profile: child.profileId });
        expect(await failureOf(call)).toEqual(failed(Code.ProfileNotEmpty));
      });

      it("answers another family's child exactly as an absent one", async () => {
        const parent = await signedInParent(app());
        const { profileId } = await childOf(app(), await signedInParent(app()));
        for (const profile of [profileId, profileId + 1]) {
          expect(await failureOf(parent.call(deleteProfile, { profile }))).toEqual(failed(Code.NotFound));
        }
        expect(await app().database.repository(Profile).countBy({ profileId })).toBe(1);
      });
    });
  },
  { trustProxy: true },
);
