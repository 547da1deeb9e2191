import { getAppsUsage } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { guardsItsDevice } from '../../../test/device-guards.js';
import { chatIcon } from '../../../test/factories/apps.js';
import { deviceOf } from '../../../test/factories/families.js';
import { family, send } from '../../../test/factories/telemetry.js';
import { failed, failureOf } from '../../../test/failure.js';
import { statementsAbout } from '../../../test/statements.js';

const HOUR = 3600;
const DAY = 86_400;
const page = { offset: 0, count: 100 };

describeApplication('the use of apps', (app) => {
  /** A day that ends within an hour. */
  const day = () => {
    const dateTo = Math.floor(app().clock.now() / HOUR) * HOUR - DAY + 700;
    return { dateFrom: dateTo - DAY, dateTo };
  };

  guardsItsDevice(app, getAppsUsage, { dateFrom: 0, dateTo: 1, ...page });

  it('is told at most a hundred apps at a time', async () => {
    const { parent, ref } = await family(app());
    for (const bad of [{ count: 101 }, { offset: -1 }, { count: 1.5 }, { dateFrom: -1 }]) {
      const call = parent.call(getAppsUsage, { ...ref, ...day(), ...page, ...bad });
      expect(await failureOf(call)).toEqual(failed(-1));
    }
  });

  it('is told app by app, the longest used first, with what the device said of each', async () => {
    const { parent, ref, device } = await family(app());
    const { dateFrom, dateTo } = day();
    const at = dateFrom + 5 * HOUR;
    await send(app(), device.token, {
      apps: [{ pkg: 'chat', name: 'Chat', ico: chatIcon, firstSeen: dateFrom }],
      usage: [
        { pkg: 'chat', from: at, to: at + 60 },
        { pkg: 'game', from: at + 100, to: at + 1000 },
        { pkg: 'chat', from: at + 9 * HOUR, to: at + 9 * HOUR + 30 },
      ],
    });

    expect(await parent.call(getAppsUsage, { ...ref, dateFrom, dateTo, ...page })).toEqual({
      data: [
        { pkg: 'game', name: 'game', ico: '', count: 1, elapsed: 900, from: at + 100, to: at + 1000 },
        { pkg: 'chat', name: 'Chat', ico: chatIcon, count: 2, elapsed: 90, from: at, to: at + 9 * HOUR + 30 },
      ],
      total: 2,
    });
  });

  it('counts of a stretch only what lies inside, and a start only where it is', async () => {
    const { parent, ref, device } = await family(app());
    const { dateFrom, dateTo } = day();
    await send(app(), device.token, {
      usage: [
        { pkg: 'before', from: dateFrom - 50, to: dateFrom },
        { pkg: 'into', from: dateFrom - 3 * HOUR, to: dateFrom + 50 },
        { pkg: 'glance', from: dateFrom + 7, to: dateFrom + 7 },
        { pkg: 'out', from: dateTo - 9, to: dateTo + HOUR },
        { pkg: 'after', from: dateTo + 1, to: dateTo + 100 },
      ],
    });

    const { data } = await parent.call(getAppsUsage, { ...ref, dateFrom, dateTo, ...page });

    expect(data.map(({ pkg, count, elapsed, from, to }) => [pkg, count, elapsed, from, to])).toEqual([
      ['into', 0, 50, dateFrom, dateFrom + 50],
      ['out', 1, 10, dateTo - 9, dateTo + 1],
      ['glance', 1, 0, dateFrom + 7, dateFrom + 7],
    ]);
  });

  it('comes in pages that tell each app once, and says on every page how many there are', async () => {
    const { parent, ref, device } = await family(app());
    const { dateFrom, dateTo } = day();
    const usage = Array.from({ length: 25 }, (_, index) => ({
      pkg: `app ${String(index).padStart(2, '0')}`,
      from: dateFrom + index * 100,
      to: dateFrom + index * 100 + (index < 20 ? 60 : 90),
    }));
    await send(app(), device.token, { usage });
    const told = async (offset: number, count: number) =>
      parent.call(getAppsUsage, { ...ref, dateFrom, dateTo, offset, count });

    const pages = [await told(0, 10), await told(10, 10), await told(20, 10)];

    expect(pages.map(({ total }) => total)).toEqual([25, 25, 25]);
    expect(pages.flatMap(({ data }) => data.map(({ pkg }) => pkg))).toEqual(
      [...usage.slice(20), ...usage.slice(0, 20)].map(({ pkg }) => pkg),
    );
    expect(await told(30, 10)).toEqual({ data: [], total: 25 });
    expect(await told(0, 0)).toEqual({ data: [], total: 25 });
  });

  it('is none where nothing was used, and in an interval that ends before it begins', async () => {
    const { parent, ref, device } = await family(app());
    const { dateFrom, dateTo } = day();
    await send(app(), device.token, { usage: [{ pkg: 'chat', from: dateFrom, to: dateFrom + 50 }] });

    for (const period of [
      { dateFrom: dateTo + 1, dateTo: dateTo + DAY },
      { dateFrom: dateTo, dateTo: dateFrom },
    ]) {
      expect(await parent.call(getAppsUsage, { ...ref, ...period, ...page })).toEqual({ data: [], total: 0 });
    }
  });

  it('is that of one device', async () => {
    const { parent, ref, profile, device } = await family(app());
    const second = await deviceOf(app(), profile);
    const { dateFrom, dateTo } = day();
    await send(app(), device.token, { usage: [{ pkg: 'chat', from: dateFrom, to: dateFrom + 50 }] });

    const there = { ...ref, device: second.deviceId };

    expect(await parent.call(getAppsUsage, { ...there, dateFrom, dateTo, ...page })).toEqual({
      data: [],
      total: 0,
    });
  });

  it('has the hostile text of a device as text', async () => {
    const { parent, ref, device } = await family(app());
    const { dateFrom, dateTo } = day();
    const pkg = `__proto__'); DELETE FROM hourly; --<script>`;
    await send(app(), device.token, { usage: [{ pkg, from: dateFrom, to: dateFrom + 7200 }] });

    const { data } = await parent.call(getAppsUsage, { ...ref, dateFrom, dateTo, ...page });

    expect(data).toMatchObject([{ pkg, name: pkg, ico: '', elapsed: 7200 }]);
  });

  it('takes as many statements for a month of many rows as for a day of few', async () => {
    const { parent, ref, device } = await family(app());
    const now = app().clock.now();
    const usage = (days: number) =>
      Array.from({ length: days * 20 }, (_, index) => {
        const from = now - days * DAY + index * 4000;
        return { pkg: `app ${index % 90}`, from, to: from + 600 };
      });
    const taken = (days: number) => {
      const asked = { ...ref, dateFrom: now - days * DAY - 600, dateTo: now, ...page };
      return statementsAbout(parent, () => parent.call(getAppsUsage, asked));
    };
    await send(app(), device.token, { usage: usage(1) });
    await taken(1);
    const few = await taken(1);
    await send(app(), device.token, { usage: usage(30) });

    expect(await taken(30)).toBe(few);
  });
});
