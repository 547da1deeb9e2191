import { getGPS, getHealth } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { guardsItsDevice } from '../../../test/device-guards.js';
import { family, send } from '../../../test/factories/telemetry.js';
import { failed, failureOf } from '../../../test/failure.js';

const page = { offset: 0, count: 10_000 };
const home = { lat: 52.2297, lng: 21.0122 };
const school = { lat: 52.24, lng: 21.03 };

describeApplication('the location', (app) => {
  guardsItsDevice(app, getGPS, { dateFrom: 0, dateTo: 1, ...page });
  guardsItsDevice(app, getHealth, { dateTo: 1 });

  /** A morning: an hour at home, ten minutes of way, an hour at school; a sighting each minute. */
  const morning = async () => {
    const { parent, ref, device } = await family(app());
    const start = app().clock.now() - 86_400;
    const positions = Array.from({ length: 131 }, (_, minute) => {
      const way = Math.min(1, Math.max(0, (minute - 60) / 10));
      return {
        ts: start + minute * 60,
        lat: home.lat + (school.lat - home.lat) * way,
        lng: home.lng + (school.lng - home.lng) * way,
        v: way > 0 && way < 1 ? 2.5 : 0,
        accuracy: 10,
      };
    });
    await send(app(), device.token, { positions });
    return { parent, ref, start, positions, asked: { ...ref, dateFrom: start, dateTo: start + 7800 } };
  };

  it('tells positions by time with their speed, and no other', async () => {
    const { parent, positions, asked } = await morning();

    const { data, fb } = await parent.call(getGPS, { ...asked, dateTo: asked.dateTo - 60, ...page });

    expect(fb).toBe(0);
    expect(data).toEqual(positions.slice(0, -1).map(({ ts, lat, lng, v }) => ({ ts, lat, lng, v })));
  });

  it('tells the long stays with arrival, duration and the size of their circle', async () => {
    const { parent, start, asked } = await morning();

    const { dataEx } = await parent.call(getGPS, { ...asked, ...page });

    expect(dataEx).toHaveLength(2);
    const [atHome, atSchool] = dataEx;
    expect(atHome?.lat).toBeCloseTo(home.lat, 3);
    expect(atHome?.ts1).toBe(start);
    expect(atSchool?.lng).toBeCloseTo(school.lng, 3);
    expect(atSchool?.ts2).toBe(start + 7800);
    for (const { ts1, ts2, elapsed, lngLen } of dataEx) {
      expect(elapsed).toBe(ts2 - ts1);
      expect(elapsed).toBeGreaterThanOrEqual(3540);
      // A hundred metres at Warsaw's latitude
      expect(lngLen).toBeCloseTo(0.00147, 4);
    }
  });

  it('falls back to the last known position where the interval has none, and says so', async () => {
    const { parent, positions, asked } = await morning();
    const later = { ...asked, dateFrom: asked.dateTo + 1, dateTo: asked.dateTo + 3600 };
    const last = positions.at(-1);

    expect(await parent.call(getGPS, { ...later, ...page })).toEqual({
      data: [{ ts: last?.ts, lat: last?.lat, lng: last?.lng, v: 0 }],
      dataEx: [],
      fb: 1,
    });
    const earlier = { ...asked, dateFrom: asked.dateFrom - 7200, dateTo: asked.dateFrom - 3600 };
    expect(await parent.call(getGPS, { ...earlier, ...page })).toEqual({ data: [], dataEx: [], fb: 1 });
  });

  it('gives an empty page past the end, which is no fall-back', async () => {
    const { parent, asked } = await morning();

    expect(await parent.call(getGPS, { ...asked, offset: 500, count: 10 })).toEqual({
      data: [],
      dataEx: [],
      fb: 0,
    });
    expect((await parent.call(getGPS, { ...asked, offset: 125, count: 10 })).data).toHaveLength(6);
  });

  it('refuses more than 10,000 positions at once', async () => {
    const { parent, asked } = await morning();

    expect(await failureOf(parent.call(getGPS, { ...asked, offset: 0, count: 10_001 }))).toEqual(failed(-1));
  });

  it('tells the condition of an interval by time, both ends included', async () => {
    const { parent, ref, device } = await family(app());
    const start = app().clock.now() - 86_400;
    const health = [0, 1800, 3600, 5400].map((after, index) => ({
      ts: start + after,
      gps: 3,
      battery: 90 - index,
    }));
    await send(app(), device.token, { health });

    const { data } = await parent.call(getHealth, { ...ref, dateFrom: start + 1800, dateTo: start + 3600 });

    expect(data).toEqual(health.slice(1, 3));
  });

  it('tells the last known condition at a moment', async () => {
    const { parent, ref, device } = await family(app());
    const start = app().clock.now() - 86_400;
    const health = [3, 1].map((gps, index) => ({ ts: start + index * 600, gps, battery: 50 }));
    await send(app(), device.token, { health });

    const at = async (dateTo: number) => (await parent.call(getHealth, { ...ref, dateTo })).data;

    expect(await at(start + 3600)).toEqual([health[1]]);
    expect(await at(start + 599)).toEqual([health[0]]);
    expect(await at(start - 1)).toEqual([]);
  });
});
