import {
  type Client,
  deleteDevice,
  getScreenViews,
  poll,
  screen,
  screenDelete,
  screenGet,
  screenGrab,
  screenHeaderList,
  screenList,
  screenListByIds,
} from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { guardsItsDevice } from '../../../test/device-guards.js';
import { childOf, deviceOf } from '../../../test/factories/families.js';
import { runJobs } from '../../../test/factories/mail.js';
import { anotherBrowser } from '../../../test/factories/parents.js';
import { screenAt, sendScreens } from '../../../test/factories/screens.js';
import { countRows, family } from '../../../test/factories/telemetry.js';
import { failed, failureOf } from '../../../test/failure.js';
import { FileStore } from '../../platform/files/index.js';
import { Retention } from '../../platform/jobs/index.js';

const DAY = 86_400;
const all = { offset: 0, count: 100 };
const rules = { received: 99, inForce: 99 };

describeApplication('getScreenViews', (app) => {
  guardsItsDevice(app, getScreenViews, all);

  /** A family whose device sent some screens, ten minutes apart, the newest first. */
  const withScreens = async (count: number) => {
    const one = await family(app());
    const now = app().clock.now();
    const sent = Array.from({ length: count }, (_, index) => screenAt(now - index * 600));
    return { ...one, now, ids: await sendScreens(one.agent, sent) };
  };

  /** Lets the device take a picture for a parent who looks live. */
  const lookLive = async (
    { parent, ref, agent }: Awaited<ReturnType<typeof family>>,
    as: Pick<Client, 'call'> = parent,
  ) => {
    await agent.call(poll, { wait: 0, rules });
    const asked = as.call(screenGrab, ref);
    const { commands } = await agent.call(poll, { wait: 20, rules });
    await agent.call(screen, screenAt(app().clock.now(), { command: commands[0]?.id ?? 0 }));
    const answer = await asked;
    if (answer.state !== 'done') throw new Error(answer.state);
    await as.call(screenGet, { ...ref, id: answer.id });
    return answer.id;
  };

  it('refuses an offset below nothing, or more than an answer holds', async () => {
    const { parent, ref } = await family(app());

    for (const wrong of [{ offset: -1 }, { count: -1 }, { count: 1_000_001 }]) {
      expect(await failureOf(parent.call(getScreenViews, { ...ref, ...all, ...wrong }))).toEqual(failed(-1));
    }
  });

  it('tells of nothing while nobody has seen a picture, also when headers were read and pictures deleted', async () => {
    const { parent, ref, ids } = await withScreens(2);
    await parent.call(screenHeaderList, { ...ref, ...all });
    await parent.call(screenListByIds, { ids: '12345' });
    await failureOf(parent.call(screenGet, { ...ref, id: 12_345 }));
    await parent.call(screenDelete, { ids: String(ids[0]) });

    expect(await parent.call(getScreenViews, { ...ref, ...all })).toEqual({ total: 0, items: [] });
  });

  it('tells of a live look: since when, until when, and how many pictures', async () => {
    const one = await family(app());
    const began = app().clock.now();
    for (let look = 0; look < 3; look += 1) {
      if (look > 0) app().clock.advance(120);
      await lookLive(one);
    }

    const { total, items } = await one.parent.call(getScreenViews, { ...one.ref, ...all });
    expect(total).toBe(1);
    const until = began + 240;
    expect(items).toMatchObject([{ kind: 'live', pictures: 3, ts: began, until, from: began, to: until }]);
  });

  it('tells of saved pictures in one line, however many batches they came in, and from when they are', async () => {
    const { parent, ref, ids, now } = await withScreens(5);
    await parent.call(screenListByIds, { ids: ids.slice(1, 4).join(',') });
    app().clock.advance(20);
    await parent.call(screenListByIds, { ids: String(ids[4]) });
    await parent.call(screenList, { ...ref, offset: 0, count: 1 });

    const { items } = await parent.call(getScreenViews, { ...ref, ...all });
    expect(items).toMatchObject([
      { kind: 'saved', pictures: 5, ts: now, until: now + 20, from: now - 2400, to: now },
    ]);
  });

  it('begins another line after a break of five minutes, newest first, page by page', async () => {
    const { parent, ref, ids } = await withScreens(1);
    const began: number[] = [];
    for (let look = 0; look < 3; look += 1) {
      began.unshift(app().clock.now());
      await parent.call(screenListByIds, { ids: String(ids[0]) });
      app().clock.advance(301);
    }

    const first = await parent.call(getScreenViews, { ...ref, offset: 0, count: 2 });
    const last = await parent.call(getScreenViews, { ...ref, offset: 2, count: 2 });
    expect([first.total, last.total]).toEqual([3, 3]);
    expect([...first.items, ...last.items].map(({ ts }) => ts)).toEqual(began);
  });

  it('calls a live picture that is looked at again a saved one', async () => {
    const one = await family(app());
    const id = await lookLive(one);
    app().clock.advance(1);
    await one.parent.call(screenListByIds, { ids: String(id) });
    app().clock.advance(601);
    await one.parent.call(screenGet, { ...one.ref, id });

    const { items } = await one.parent.call(getScreenViews, { ...one.ref, ...all });
    expect(items.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'live']);
  });

  it('tells two sign-ins apart, and what each looked with', async () => {
    const { parent, ref, ids } = await withScreens(1);
    const phone = await anotherBrowser(app(), parent);
    const cookie = `ostoja_session=${phone.cookies.get('ostoja_session')}`;
    const onPhone = app().parent({ cookie, 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Firefox/144.0' });
    await parent.call(screenListByIds, { ids: String(ids[0]) });
    await onPhone.call(screenListByIds, { ids: String(ids[0]) });

    const { items } = await parent.call(getScreenViews, { ...ref, ...all });
    expect(items.map(({ browser }) => browser).toSorted()).toEqual(['', 'Firefox, Android']);
  });

  it('keeps the looks at each device apart, also when one call shows both', async () => {
    const { parent, ref, ids } = await withScreens(2);
    const profile = await childOf(app(), parent);
    const second = await deviceOf(app(), profile);
    const others = await sendScreens(app().device(second.token), [screenAt(app().clock.now())]);
    await parent.call(screenListByIds, { ids: [...ids, ...others].join(',') });

    const there = { profile: profile.profileId, device: second.deviceId };
    const looks = await Promise.all([ref, there].map((at) => parent.call(getScreenViews, { ...at, ...all })));
    expect(looks.map(({ items }) => items.map(({ pictures }) => pictures))).toEqual([[2], [1]]);
  });

  it('makes one line of many batches at once', async () => {
    const { parent, ref, ids } = await withScreens(6);
    await Promise.all(ids.map((id) => parent.call(screenListByIds, { ids: String(id) })));

    const { total, items } = await parent.call(getScreenViews, { ...ref, ...all });
    expect({ total, pictures: items.map(({ pictures }) => pictures) }).toEqual({ total: 1, pictures: [6] });
  });

  it('counts only pictures that are there', async () => {
    const { parent, ref, ids, device } = await withScreens(2);
    await app().nest.get(FileStore).delete(`${device.accountId}/screens/${device.deviceId}/${ids[0]}.jpg`);
    await parent.call(screenListByIds, { ids: ids.join(',') });

    const { items } = await parent.call(getScreenViews, { ...ref, ...all });
    expect(items).toMatchObject([{ pictures: 1 }]);
  });

  it('keeps the line of pictures that are deleted afterwards', async () => {
    const { parent, ref, ids } = await withScreens(1);
    await parent.call(screenListByIds, { ids: String(ids[0]) });
    await parent.call(screenDelete, { ids: String(ids[0]) });
    await runJobs(app());

    expect((await parent.call(getScreenViews, { ...ref, ...all })).total).toBe(1);
  });

  it('forgets looks when telemetry is forgotten, and all of them with the device', async () => {
    const { parent, ref, ids, device } = await withScreens(1);
    await parent.call(screenListByIds, { ids: String(ids[0]) });
    app().clock.advance(60 * DAY);
    const again = await anotherBrowser(app(), parent);
    await again.call(screenListByIds, { ids: String(ids[0]) });
    const kept = app().clock.now();
    app().clock.advance(40 * DAY);
    await app().nest.get(Retention).run();

    const later = await anotherBrowser(app(), parent);
    const { total, items } = await later.call(getScreenViews, { ...ref, ...all });
    expect({ total, began: items.map(({ ts }) => ts) }).toEqual({ total: 1, began: [kept] });

    await later.call(deleteDevice, ref);
    await runJobs(app());
    expect(await countRows(app(), device)).toEqual({});
  });
});
