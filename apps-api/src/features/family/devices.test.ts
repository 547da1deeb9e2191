import { Code, createProfile, deleteDevice, getProfiles, rules, updateDevice } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { countEveryTable, fillEveryTable } from '../../../test/factories/everything.js';
import { childOf, deviceOf } from '../../../test/factories/families.js';
import { runJobs } from '../../../test/factories/mail.js';
import { signedInParent, visitor } from '../../../test/factories/parents.js';
import { FileStore } from '../../platform/files/index.js';
import { Device } from './device.entity.js';

describeApplication(
  'devices',
  (app) => {
    async function family() {
      const parent = await signedInParent(app());
      const child = await childOf(app(), parent);
      return { parent, child, device: await deviceOf(app(), child) };
    }
    const profileOf = async (deviceId: number) =>
      (await app().database.repository(Device).findOneBy({ deviceId }))?.profileId;

    describe('updateDevice', () => {
      it('asks for sign-in without a session', async () => {
        const call = visitor(app()).call(updateDevice, { device: 1, profile: 1 });
        expect(await failureOf(call)).toEqual(signInFirst);
      });

      it('refuses ids that are none', async () => {
        const { parent, device } = await family();
        const call = parent.call(updateDevice, { device: device.deviceId, profile: -1 });
        expect(await failureOf(call)).toEqual(failed(Code.BadRequest));
      });

      it('moves a device to another child of the family', async () => {
        const { parent, device } = await family();
        const { id } = await parent.call(createProfile, { name: 'Jan', img: 1, year: 0, month: 0 });

        expect(await parent.call(updateDevice, { device: device.deviceId, profile: id })).toEqual({});

        const { profiles } = await parent.call(getProfiles, {});
        expect(profiles.map(({ devices }) => devices.length)).toEqual([0, 1]);
      });

      it("answers another family's device or child exactly as an absent one", async () => {
        const mine = await family();
        const theirs = await family();
        const move = (device: number, profile: number) =>
          failureOf(mine.parent.call(updateDevice, { device, profile }));

        const { deviceId } = theirs.device;
        expect(await move(deviceId, mine.child.profileId)).toEqual(failed(Code.NotFound));
        expect(await move(deviceId + 1, mine.child.profileId)).toEqual(failed(Code.NotFound));
        expect(await move(mine.device.deviceId, theirs.child.profileId)).toEqual(failed(Code.NotFound));
        expect(await move(mine.device.deviceId, theirs.child.profileId + 1)).toEqual(failed(Code.NotFound));
        expect(await profileOf(deviceId)).toBe(theirs.child.profileId);
        expect(await profileOf(mine.device.deviceId)).toBe(mine.child.profileId);
      });
    });

    describe('deleteDevice', () => {
      it('asks for sign-in without a session', async () => {
        expect(await failureOf(visitor(app()).call(deleteDevice, { device: 1 }))).toEqual(signInFirst);
      });

      it("ends the device's token at once", async () => {
        const { parent, device } = await family();
        const agent = app().device(device.token);
        await agent.call(rules, {});

        expect(await parent.call(deleteDevice, { device: device.deviceId })).toEqual({});

        expect(await failureOf(agent.call(rules, {}))).toEqual(signInFirst);
        expect((await parent.call(getProfiles, {})).profiles[0]?.devices).toEqual([]);
      });

      it('leaves nothing behind in any table or file, and nothing of others is touched', async () => {
        const { parent, child, device } = await family();
        const sibling = await deviceOf(app(), child);
        const gone = { account_id: parent.accountId, device_id: device.deviceId };
        const stays = { account_id: parent.accountId, device_id: sibling.deviceId };
        await fillEveryTable(app(), gone);
        await fillEveryTable(app(), stays);
        const files = app().nest.get(FileStore);
        const picture = ({ account_id, device_id }: typeof gone) =>
          `${account_id}/screens/${device_id}/1.jpg`;
        await files.put(picture(gone), Buffer.from('a'));
        await files.put(picture(stays), Buffer.from('b'));
        const before = await countEveryTable(app(), gone);
        expect(Object.keys(before).length).toBeGreaterThan(15);
        expect(Object.values(before)).not.toContain(0);

        await parent.call(deleteDevice, { device: device.deviceId });
        await runJobs(app());

        expect(new Set(Object.values(await countEveryTable(app(), gone)))).toEqual(new Set([0]));
        expect(Object.values(await countEveryTable(app(), stays))).not.toContain(0);
        expect(await files.list(String(parent.accountId))).toEqual([picture(stays)]);
        const jobs = await app().database.query('SELECT 1 FROM job WHERE account_id = ?', [parent.accountId]);
        expect(jobs).toEqual([]);
      });

      it("answers another family's device exactly as an absent one", async () => {
        const { parent } = await family();
        const theirs = await family();
        for (const device of [theirs.device.deviceId, theirs.device.deviceId + 1]) {
          expect(await failureOf(parent.call(deleteDevice, { device }))).toEqual(failed(Code.NotFound));
        }
        expect(await profileOf(theirs.device.deviceId)).toBe(theirs.child.profileId);
      });
    });

    describe('a device token', () => {
      it('is known only whole, and only to its own device', async () => {
        const { device } = await family();
        const other = (await family()).device;
        const [account, id, secret] = device.token.split('.');
        const wrong = [
          '',
          'x',
          `${account}.${id}.${'A'.repeat(43)}`,
          `${account}.${other.deviceId.toString(36)}.${secret}`,
          `${other.token.split('.').slice(0, 2).join('.')}.${secret}`,
          `${id}.${secret}`,
        ];
        for (const token of wrong) {
          expect(await failureOf(app().device(token).call(rules, {}))).toEqual(signInFirst);
        }
        expect(device.tokenHash).not.toContain(secret);
      });
    });
  },
  { trustProxy: true },
);
