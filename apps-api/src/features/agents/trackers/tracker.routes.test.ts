import { getGPS, getHealth, getProfiles } from '@ostoja/contracts';
import { anything, assert, asyncProperty, constantFrom, dictionary, oneof, string } from 'fast-check';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../../test/application.js';
import { countRows, family } from '../../../../test/factories/telemetry.js';
import { basic, ofPhone, ownTracks, traccarJson, traccarUrl } from '../../../../test/factories/trackers.js';

const place = { lat: 52.2297, lon: 21.0122 };
const page = { offset: 0, count: 100 };

describeApplication('the doors for tracking apps', (app) => {
  const now = () => app().clock.now();

  const sighting = (given: object = {}) => ({ _type: 'location', ...place, tst: now() - 60, ...given });

  it('refuse OwnTracks without the phone’s own user and password, and store nothing', async () => {
    const { device } = await family(app());
    const wrong = [
      basic(device.deviceId, `${device.token.slice(0, -2)}xx`),
      basic(device.deviceId + 1, device.token),
      { authorization: `Bearer ${device.token}` },
      {},
    ] satisfies Record<string, string>[];

    for (const headers of wrong) {
      const response = await ownTracks(app(), headers, sighting());
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Basic realm="Ostoja"');
      expect(await response.json()).toMatchObject({ status: 'login', code: 3 });
    }
    expect(await countRows(app(), device)).toEqual({});
  });

  it('refuse OwnTracks with a wrong password whatever it says, so that a wrong set-up shows at once', async () => {
    const { device } = await family(app());
    const wrong = basic(device.deviceId, 'no token');

    for (const body of [{ _type: 'lwt' }, { _type: 'location' }, '', '{']) {
      expect((await ownTracks(app(), wrong, body)).status).toBe(401);
    }
  });

  it('refuse Traccar Client with a wrong identifier, in each of its forms, and store nothing', async () => {
    const { device } = await family(app());
    const wrong = `${device.token.slice(0, -2)}xx`;
    const fields = { ...place, timestamp: now() };
    const coords = { latitude: 1, longitude: 1 };

    const responses = await Promise.all([
      fetch(traccarUrl(app(), { ...fields, id: wrong })),
      fetch(traccarUrl(app(), fields)),
      fetch(traccarUrl(app(), { ...fields, id: wrong }), { method: 'POST' }),
      traccarJson(app(), { device_id: wrong, location: { timestamp: now(), coords } }),
      traccarJson(app(), {}),
    ]);

    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await countRows(app(), device)).toEqual({});
  });

  it('refuse a phone that its parent deleted', async () => {
    const { device } = await family(app());
    await app().database.query('DELETE FROM device WHERE device_id = ?', [device.deviceId]);

    expect((await ownTracks(app(), ofPhone(device), sighting())).status).toBe(401);
    expect((await fetch(traccarUrl(app(), { id: device.token, ...place }))).status).toBe(401);
  });

  it('name the fields that do not fit, and store nothing', async () => {
    const { device } = await family(app());

    const fromOwnTracks = await ownTracks(app(), ofPhone(device), sighting({ lat: 91, tst: 'x' }));
    const fromTraccar = await fetch(
      traccarUrl(app(), { id: device.token, lat: '52', lon: '-181', timestamp: 'x' }),
    );
    const noJson = await ownTracks(app(), ofPhone(device), '{"_type":');

    expect([fromOwnTracks.status, fromTraccar.status, noJson.status]).toEqual([400, 400, 400]);
    expect(await fromOwnTracks.json()).toMatchObject({ status: 'error', code: -1, paths: ['lat', 'tst'] });
    expect(await fromTraccar.json()).toMatchObject({ code: -1, paths: ['lon', 'timestamp'] });
    expect(await countRows(app(), device)).toEqual({});
  });

  it('refuse a body of more than 256 kB', async () => {
    const { device } = await family(app());

    const response = await ownTracks(app(), ofPhone(device), sighting({ tid: 'x'.repeat(300_000) }));

    expect(response.status).toBe(413);
    expect(await countRows(app(), device)).toEqual({});
  });

  it('show a parent where an OwnTracks phone is, how fast and how full its battery is', async () => {
    const { parent, ref, device } = await family(app());
    const ts = now() - 60;

    const response = await ownTracks(app(), ofPhone(device), sighting({ vel: 18, acc: 9, batt: 64 }));

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([]);
    const asked = { ...ref, dateFrom: ts - 60, dateTo: now() };
    expect((await parent.call(getGPS, { ...asked, ...page })).data).toEqual([
      { ts, lat: place.lat, lng: place.lon, v: 5 },
    ]);
    expect((await parent.call(getHealth, asked)).data).toEqual([{ ts, gps: 3, battery: 64 }]);
  });

  it('show a parent the same of a Traccar Client phone, whichever form its version speaks', async () => {
    const { parent, ref, device } = await family(app());
    const ts = now() - 600;
    const at = (minute: number) => ({ timestamp: ts + minute * 60 });
    const id = device.token;
    const form = new URLSearchParams({ id, lat: '52.3', lon: '21', timestamp: String(ts + 60) });

    const responses = [
      await fetch(traccarUrl(app(), { id, ...place, ...at(0), speed: 10, batt: 50 })),
      await fetch(`${app().url}/agent/traccar`, { method: 'POST', body: form }),
      await fetch(traccarUrl(app(), { id, ...place, ...at(2) }), { method: 'POST' }),
      await traccarJson(app(), {
        device_id: id,
        location: {
          timestamp: new Date((ts + 180) * 1000).toISOString(),
          coords: { latitude: 52.4, longitude: 21.1, speed: 2 },
          battery: { level: 0.49, is_charging: false },
        },
      }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await responses[0]?.json()).toEqual({ status: 'OK', code: 0, data: { stored: 2 } });
    const asked = { ...ref, dateFrom: ts, dateTo: now() };
    const { data } = await parent.call(getGPS, { ...asked, ...page });
    expect(data.map(({ ts: moment, lat, v }) => [moment - ts, lat, v.toFixed(2)])).toEqual([
      [0, 52.2297, '5.14'],
      [60, 52.3, '0.00'],
      [120, 52.2297, '0.00'],
      [180, 52.4, '2.00'],
    ]);
    expect((await parent.call(getHealth, asked)).data.map(({ battery }) => battery)).toEqual([50, 49]);
  });

  it('store a position once, however often and in whatever company it comes', async () => {
    const { device } = await family(app());
    const message = sighting({ batt: 80, vel: 10 });

    const answers = await Promise.all([1, 2, 3, 4].map(() => ownTracks(app(), ofPhone(device), message)));
    await ownTracks(app(), ofPhone(device), { ...message, batt: 79, vel: 11, t: 'u' });
    await fetch(traccarUrl(app(), { id: device.token, ...place, timestamp: message.tst }));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await countRows(app(), device)).toMatchObject({ position: 1, health: 2 });
  });

  it('store a second place of the same second', async () => {
    const { device } = await family(app());

    await ownTracks(app(), ofPhone(device), sighting());
    await ownTracks(app(), ofPhone(device), sighting({ lat: 52.23 }));

    expect(await countRows(app(), device)).toMatchObject({ position: 2 });
  });

  it('take, and leave out, positions that retention would delete and positions from the future', async () => {
    const { device } = await family(app());
    const DAY = 86_400;

    for (const after of [-91 * DAY, 2 * DAY, -20 * 365 * DAY]) {
      const response = await ownTracks(app(), ofPhone(device), sighting({ tst: now() + after, batt: 50 }));
      // An error would make the app send it for ever.
      expect(response.status).toBe(200);
    }

    expect(await countRows(app(), device)).toEqual({ batch: 6 });
    const late = await fetch(traccarUrl(app(), { id: device.token, ...place, timestamp: now() - 91 * DAY }));
    expect(await late.json()).toMatchObject({ data: { stored: 0 } });
  });

  it('answer other messages of OwnTracks with an empty list and store nothing', async () => {
    const { device } = await family(app());

    for (const body of [{ _type: 'lwt', tst: now() }, { _type: 'transition', event: 'enter' }, '']) {
      const response = await ownTracks(app(), ofPhone(device), body);
      expect([response.status, await response.json()]).toEqual([200, []]);
    }
    expect(await countRows(app(), device)).toEqual({});
  });

  it('read a message by what it is, whatever its type is called', async () => {
    const { device } = await family(app());

    expect((await ownTracks(app(), ofPhone(device), sighting(), 'text/plain')).status).toBe(200);
    expect((await ownTracks(app(), ofPhone(device), sighting({ lat: 1 }), 'application/x-odd')).status).toBe(
      200,
    );
    expect(await countRows(app(), device)).toMatchObject({ position: 2 });
  });

  it('show that the phone was seen just now, and leave what its agent said of its rules', async () => {
    const { parent, device } = await family(app());
    await app().database.query(
      'UPDATE device SET rules_received = 3, rules_in_force = 2 WHERE device_id = ?',
      [device.deviceId],
    );

    await ownTracks(app(), ofPhone(device), sighting({ tst: now() - 86_400 }));

    const [seen] = (await parent.call(getProfiles, {})).profiles.flatMap(({ devices }) => devices);
    expect(seen).toMatchObject({
      online: true,
      lastSeen: now(),
      rules: { received: { version: 3 }, inForce: { version: 2 } },
    });
  });

  it('can not be opened by one family into another', async () => {
    const mine = await family(app());
    const other = await family(app());

    expect((await ownTracks(app(), basic(other.device.deviceId, mine.device.token), sighting())).status).toBe(
      401,
    );
    await fetch(traccarUrl(app(), { id: mine.device.token, device: other.device.deviceId, ...place }));

    expect(await countRows(app(), other.device)).toEqual({});
    expect(await countRows(app(), mine.device)).toMatchObject({ position: 1 });
  });

  it('answer whatever comes to them without a fault', async () => {
    const { device } = await family(app());
    const hostile = oneof(
      anything({ withNullPrototype: true }),
      constantFrom(1e308, -0, '\u0000', '\uD800', '__proto__', '1e999', '9'.repeat(400), [[[[]]]]),
    );
    await assert(
      asyncProperty(
        dictionary(
          constantFrom('lat', 'lon', 'tst', 'vel', 'batt', 'acc', 'created_at', '__proto__'),
          hostile,
        ),
        string({ unit: 'binary' }),
        async (fields, text) => {
          const message = { ...sighting(), ...fields };
          const query = encodeURIComponent(text.toWellFormed());
          const responses = await Promise.all([
            ownTracks(app(), ofPhone(device), message),
            ownTracks(app(), ofPhone(device), text),
            traccarJson(app(), { device_id: device.token, location: { coords: fields, timestamp: text } }),
            fetch(traccarUrl(app(), { id: device.token, ...place, timestamp: text, batt: text })),
            fetch(`${app().url}/agent/traccar?id=${device.token}&${query}`),
          ]);
          for (const { status } of responses) expect([200, 400]).toContain(status);
        },
      ),
      { numRuns: 40 },
    );
  });
});
