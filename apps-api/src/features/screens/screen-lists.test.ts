import {
  type Action,
  deleteDevice,
  screenGet,
  screenGrab,
  screenHeaderList,
  screenList,
  screenListByIds,
} from '@ostoja/contracts';
import { describe, expect, it, vi } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { guardsItsDevice } from '../../../test/device-guards.js';
import { signedInParent } from '../../../test/factories/parents.js';
import { screenAt, sendScreens } from '../../../test/factories/screens.js';
import { family } from '../../../test/factories/telemetry.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { insertRows } from '../../platform/database/index.js';
import { FileStore } from '../../platform/files/index.js';

const page = { offset: 0, count: 10 };

/** A list of ids of nothing. */
const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');

describeApplication('saved screens', (app) => {
  /** A family whose device sent some screens, a minute apart, the newest last. */
  const withScreens = async (count: number) => {
    const one = await family(app());
    const now = app().clock.now();
    const sent = Array.from({ length: count }, (_, index) =>
      screenAt(now - (count - index) * 60, { app: `App ${index}` }),
    );
    return { ...one, sent, ids: await sendScreens(one.agent, sent) };
  };

  guardsItsDevice(app, screenGet, { id: 1 });
  guardsItsDevice(app, screenGrab, {});

  describe.each(Object.entries({ screenList, screenHeaderList }))('by %s', (_name, action: Action) => {
    const ask = (parent: { call: (action: Action, data: never) => Promise<unknown> }, data: object) =>
      parent.call(action, { userName: '', ...page, ...data } as never) as Promise<{
        total: number;
        items: { id: number; ts: number; app: string }[];
      }>;

    guardsItsDevice(app, action, page);

    it('are refused with an offset below nothing, or more than an answer holds', async () => {
      const { parent, ref } = await family(app());

      for (const wrong of [{ offset: -1 }, { count: -1 }, { count: 1_000_001 }, { userName: 7 }]) {
        expect(await failureOf(ask(parent, { ...ref, ...wrong }))).toEqual(failed(-1));
      }
    });

    it('are told newest first, page by page, with how many there are in all', async () => {
      const { parent, ref, ids } = await withScreens(13);
      const newestFirst = ids.toReversed();

      const first = await ask(parent, ref);
      const last = await ask(parent, { ...ref, offset: 10 });

      expect(first.total).toBe(13);
      expect(first.items.map(({ id }) => id)).toEqual(newestFirst.slice(0, 10));
      expect(last.items.map(({ id }) => id)).toEqual(newestFirst.slice(10));
    });

    it('are told of one user when it is named, exactly as the device names it, and of all when not', async () => {
      const { parent, ref, agent } = await family(app());
      const now = app().clock.now();
      const users = ['Zosia', 'zosia', 'Zosia K', 'Kuba 🦊', "'; DROP TABLE screenshot; --", ''];
      const sent = users.map((userName, index) => screenAt(now - 9000 + index, { userName }));
      const ids = await sendScreens(agent, sent);

      for (const [index, userName] of users.entries()) {
        const { total, items } = await ask(parent, { ...ref, userName });
        const wanted = userName === '' ? ids.toReversed() : [ids[index]];
        expect(items.map(({ id }) => id)).toEqual(wanted);
        expect(total).toBe(wanted.length);
      }
      expect(await ask(parent, { ...ref, userName: '%' })).toEqual({ total: 0, items: [] });
    });

    it('are empty while the device sent none, and past the last one', async () => {
      const { parent, ref } = await family(app());
      expect(await ask(parent, ref)).toEqual({ total: 0, items: [] });

      const other = await withScreens(2);
      expect(await ask(other.parent, { ...other.ref, offset: 2 })).toEqual({ total: 2, items: [] });
      expect(await ask(other.parent, { ...other.ref, count: 0 })).toEqual({ total: 2, items: [] });
    });
  });

  it('of a list hold 20 pictures at most', async () => {
    const { parent, ref } = await family(app());

    expect(await failureOf(parent.call(screenList, { ...ref, offset: 0, count: 21 }))).toEqual(failed(-1));
  });

  it('have headers of id, moment and app, and nothing more', async () => {
    const { parent, ref, sent, ids } = await withScreens(1);

    const { items } = await parent.call(screenHeaderList, { ...ref, offset: 0, count: 1_000_000 });

    expect(items).toEqual([{ id: ids[0], ts: sent[0]?.ts, app: 'App 0' }]);
  });

  it('come as they were sent, alone, in a page and by their ids', async () => {
    const { parent, ref, sent, ids } = await withScreens(3);
    const told = sent.map(({ ts, app: name, userName, jpeg }, index) => ({
      id: ids[index],
      ts,
      app: name,
      userName,
      jpeg,
    }));

    expect(await parent.call(screenGet, { ...ref, id: ids[1] ?? 0 })).toEqual(told[1]);
    expect((await parent.call(screenList, { ...ref, ...page })).items).toEqual(told.toReversed());
    expect(await parent.call(screenListByIds, { ids: `${ids[2]},${ids[0]}, ${ids[2]}` })).toEqual({
      total: 2,
      items: [told[2], told[0]],
    });
  });

  it('by ids ask for a session', async () => {
    expect(await failureOf(app().parent().call(screenListByIds, { ids: '1' }))).toEqual(signInFirst);
  });

  it('by ids are refused without an id, with more than 20, and with what is no id', async () => {
    const parent = await signedInParent(app());
    for (const ids of ['', ',', '1,', 'x', '1;2', '-1', '0', '1.5', '9007199254740993', many(21)]) {
      expect(await failureOf(parent.call(screenListByIds, { ids })), ids).toEqual(failed(-1));
    }
    expect(await parent.call(screenListByIds, { ids: many(20) })).toEqual({ total: 0, items: [] });
  });

  it("of another family, or of another device, are not there, and nothing tells them from an absent one's", async () => {
    const mine = await withScreens(1);
    const other = await withScreens(1);
    const foreign = other.ids[0] ?? 0;

    for (const id of [foreign, 12_345]) {
      expect(await failureOf(mine.parent.call(screenGet, { ...mine.ref, id }))).toEqual(failed(16));
      const { items } = await mine.parent.call(screenListByIds, { ids: `${id},${mine.ids[0]}` });
      expect(items.map((item) => item.id)).toEqual(mine.ids);
    }
  });

  it('of a device that was deleted are gone at once, whenever the purge comes', async () => {
    const { parent, ref, ids } = await withScreens(1);
    await parent.call(deleteDevice, ref);

    expect(await parent.call(screenListByIds, { ids: String(ids[0]) })).toEqual({ total: 0, items: [] });
  });

  it('whose picture is gone are left out, or not there', async () => {
    const { parent, ref, ids, device } = await withScreens(2);
    await app().nest.get(FileStore).delete(`${device.accountId}/screens/${device.deviceId}/${ids[0]}.jpg`);

    expect(await failureOf(parent.call(screenGet, { ...ref, id: ids[0] ?? 0 }))).toEqual(failed(16));
    const { items } = await parent.call(screenListByIds, { ids: ids.join(',') });
    expect(items.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('cost two statements a page of headers, however many there are', async () => {
    const { parent, ref, device } = await family(app());
    const start = app().clock.now() - 80 * 86_400;
    const count = 3000;
    const { accountId, deviceId } = device;
    await insertRows(
      app().database.manager,
      'screenshot',
      ['account_id', 'device_id', 'ts', 'screen_id', 'uid', 'app', 'user_name', 'bytes', 'width', 'height'],
      Array.from({ length: count }, (_, index) => [
        accountId,
        deviceId,
        start + index * 2000,
        index + 1,
        `u${index}`,
        'Chat',
        'Zosia',
        9,
        9,
        9,
      ]),
    );
    await app().database.query(
      `INSERT INTO hourly (account_id, device_id, kind, hour, subject, hits, seconds)
       SELECT account_id, device_id, 11, ts - ts % 3600 AS hour, user_name, COUNT(*), 0 FROM screenshot
       WHERE account_id = ? AND device_id = ? GROUP BY account_id, device_id, hour, user_name`,
      [accountId, deviceId],
    );
    const far = { ...ref, offset: count - 5, count: 10 };

    const queries = vi.spyOn(app().database, 'query');
    const all = await parent.call(screenHeaderList, { ...ref, offset: 0, count: 1_000_000 });
    const last = await parent.call(screenHeaderList, { ...far, userName: 'Zosia' });
    const statements = queries.mock.calls.filter(([sql]) => /FROM (?:hourly|screenshot)/.test(sql));
    queries.mockRestore();

    expect(statements).toHaveLength(4);
    expect(all.total).toBe(count);
    expect(all.items.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => count - index));
    expect(last.items.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  });
});
