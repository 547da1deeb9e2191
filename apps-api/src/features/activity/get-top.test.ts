import {
  type Action,
  getTop,
  getTopApps,
  getTopBlocked,
  getTopDomains,
  getTopSearch,
} from '@ostoja/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { childOf } from '../../../test/factories/families.js';
import { family, send, visit } from '../../../test/factories/telemetry.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';

const HOUR = 3600;
const empty = { data: [], max: 0 };
const actions = { getTop, getTopApps, getTopBlocked, getTopDomains, getTopSearch };

describeApplication('the top lists', (app) => {
  /** Twelve hours that begin and end in the middle of an hour, some hours ago. */
  const interval = () => {
    const to = Math.floor((app().clock.now() - 3 * HOUR) / HOUR) * HOUR + 1234;
    return { dateFrom: to - 12 * HOUR, dateTo: to };
  };

  afterEach(() => {
    vi.restoreAllMocks();
  });

  describe.each(Object.entries(actions))('%s', (name, action: Action) => {
    const ask = (parent: { call: (action: Action, data: never) => Promise<unknown> }, data: object) =>
      parent.call(action, data as never);

    it('asks for a session', async () => {
      const { ref } = await family(app());

      expect(await failureOf(ask(app().parent(), { ...ref, ...interval() }))).toEqual(signInFirst);
    });

    it('asks for the privilege', async () => {
      const { parent, ref } = await family(app(), { [name]: 0 });

      expect(await failureOf(ask(parent, { ...ref, ...interval() }))).toEqual(failed(5));
    });

    it("answers another family's device, and a device on another profile, as an absent one", async () => {
      const { parent, ref } = await family(app());
      const other = await family(app());
      const sibling = await childOf(app(), parent);

      for (const wrong of [other.ref, { ...ref, device: 1 }, { ...ref, profile: sibling.profileId }]) {
        expect(await failureOf(ask(parent, { ...wrong, ...interval() }))).toEqual(failed(16));
      }
    });

    it('refuses data that does not fit', async () => {
      const { parent, ref } = await family(app());

      expect(await failureOf(ask(parent, { ...ref, dateFrom: 'yesterday', dateTo: 2 }))).toEqual(failed(-1));
    });

    it('is empty for an interval without rows and for one that ends before it begins', async () => {
      const { parent, ref } = await family(app());
      const { dateFrom, dateTo } = interval();
      const nothing =
        action === getTop ? { apps: empty, domains: empty, blocked: empty, search: empty } : empty;

      expect(await ask(parent, { ...ref, dateFrom, dateTo })).toEqual(nothing);
      expect(await ask(parent, { ...ref, dateFrom: dateTo, dateTo: dateFrom })).toEqual(nothing);
    });
  });

  it('count domains, most visited first, with percents of everything and the largest count', async () => {
    const { parent, ref, device } = await family(app());
    const { dateFrom, dateTo } = interval();
    const visits = [
      visit(dateFrom, 'a.example'),
      visit(dateFrom + 2 * HOUR, 'b.example'),
      visit(dateTo, 'b.example', -1),
      visit(dateTo, 'c.example', 10),
      visit(dateFrom - 1, 'a.example'),
      visit(dateTo + 1, 'a.example'),
    ];
    await send(app(), device.token, { visits });

    expect(await parent.call(getTopDomains, { ...ref, dateFrom, dateTo })).toEqual({
      data: [
        { domain: 'b.example', count: 2, percent: 66.7 },
        { domain: 'a.example', count: 1, percent: 33.3 },
      ],
      max: 2,
    });
    expect(await parent.call(getTopBlocked, { ...ref, dateFrom, dateTo })).toEqual({
      data: [{ domain: 'c.example', count: 1, percent: 100 }],
      max: 1,
    });
  });

  it('have ten rows, and percents of what is below them too', async () => {
    const { parent, ref, device } = await family(app());
    const { dateFrom, dateTo } = interval();
    const searches = Array.from({ length: 20 }, (_, index) => ({
      ts: dateFrom + index * 60,
      keyword: `word ${index}`,
      url: '',
      engine: 'bing',
    }));
    await send(app(), device.token, { searches });

    const { data } = await parent.call(getTopSearch, { ...ref, dateFrom, dateTo });

    expect(data).toHaveLength(10);
    expect(data[0]).toEqual({ keyword: 'word 0', count: 1, percent: 5 });
  });

  it('count of a stretch of use only the part inside, and say what the device said of the app', async () => {
    const { parent, ref, device } = await family(app());
    const { dateFrom, dateTo } = interval();
    await send(app(), device.token, {
      apps: [{ pkg: 'chat', name: 'Chat', version: '2.1', firstSeen: dateFrom }],
      usage: [
        { pkg: 'chat', from: dateFrom - 100, to: dateFrom + 50 },
        { pkg: 'chat', from: dateTo - 9, to: dateTo + 500 },
        { pkg: 'game', from: dateFrom + HOUR, to: dateFrom + HOUR + 140 },
      ],
    });

    expect(await parent.call(getTopApps, { ...ref, dateFrom, dateTo })).toEqual({
      data: [
        { app: 'game', pkg: 'game', ico: '', version: '', count: 1, elapsed: 140, percent: 70 },
        { app: 'Chat', pkg: 'chat', ico: '', version: '2.1', count: 1, elapsed: 60, percent: 30 },
      ],
      max: 140,
    });
  });

  it('come in one bundle that equals the single lists', async () => {
    const { parent, ref, device } = await family(app());
    const period = interval();
    await send(app(), device.token, {
      visits: [visit(period.dateFrom), visit(period.dateTo, 'x.example', 3)],
      usage: [{ pkg: 'chat', from: period.dateFrom, to: period.dateFrom + 50 }],
    });
    const data = { ...ref, ...period };

    expect(await parent.call(getTop, data)).toEqual({
      apps: await parent.call(getTopApps, data),
      domains: await parent.call(getTopDomains, data),
      blocked: await parent.call(getTopBlocked, data),
      search: await parent.call(getTopSearch, data),
    });
  });

  it('take as many statements for a month of many rows as for a day of few', async () => {
    const { parent, ref, device } = await family(app());
    const now = app().clock.now();
    await parent.call(getTop, { ...ref, ...interval() });
    const statements = vi.spyOn(app().database, 'query');
    const countFor = async (dateFrom: number, dateTo: number) => {
      statements.mockClear();
      await parent.call(getTop, { ...ref, dateFrom, dateTo });
      // Jobs look at the database at the same time.
      const { accountId } = parent;
      return statements.mock.calls.filter(([, parameters]) => parameters?.includes(accountId)).length;
    };
    const usage = (days: number) =>
      Array.from({ length: days * 20 }, (_, index) => {
        const from = now - days * 86_400 + index * 4000;
        return { pkg: `app ${index % 30}`, from, to: from + 600 };
      });
    await send(app(), device.token, { usage: usage(1), visits: [visit(now - 100)] });
    const few = await countFor(now - 86_400 - 600, now);
    await send(app(), device.token, { usage: usage(30), visits: usage(30).map(({ from }) => visit(from)) });

    expect(await countFor(now - 30 * 86_400 - 600, now)).toBe(few);
    expect(few).toBeLessThan(10);
  });
});
