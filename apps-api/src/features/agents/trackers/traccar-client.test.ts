import { assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTraccarClient } from './traccar-client.js';
import { BadMessage } from './tracker-report.js';

const NOW = 1_750_000_500;
const place = { id: 'secret', lat: '52.2297', lon: '21.0122', timestamp: '1750000000' };
const location = {
  timestamp: '2025-06-15T15:06:40.500Z',
  coords: { latitude: 52.2297, longitude: 21.0122, accuracy: 12.5, speed: 1.5, heading: 90, altitude: 110 },
  is_moving: true,
  odometer: 12,
  event: 'motionchange',
  battery: { level: 0.826, is_charging: false },
  activity: { type: 'walking' },
  extras: {},
};

const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const read = (fields: Record<string, string>) =>
  readTraccarClient(query({ ...place, ...fields }), '').read(NOW);
const readJson = (message: object) => readTraccarClient('', JSON.stringify(message)).read(NOW);

const pathsOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof BadMessage) return error.paths;
    throw error;
  }
  throw new Error('it was read');
};

describe('a query of Traccar Client', () => {
  it('tells a place, the speed in metres a second instead of knots, and the battery', () => {
    const { position, health } = read({ speed: '10', accuracy: '12.5', batt: '82.6', hdop: '0.8' });

    expect(position).toMatchObject({ ts: 1_750_000_000, lat: 52.2297, lng: 21.0122, accuracy: 12.5 });
    expect(position?.v).toBeCloseTo(5.1444, 4);
    expect(health).toEqual({ ts: 1_750_000_000, gps: 3, battery: 83 });
  });

  it.each([
    ['seconds', '1750000000', 1_750_000_000],
    ['milliseconds', '1750000000999', 1_750_000_000],
    ['a date and time in UTC', '2025-06-15T15:06:40Z', 1_750_000_000],
    ['one with milliseconds', '2025-06-15T15:06:40.999Z', 1_750_000_000],
    ['one with more digits than that', '2025-06-15T15:06:40.123456789Z', 1_750_000_000],
    ['one with a zone', '2025-06-15T17:06:40+02:00', 1_750_000_000],
    ['one west of Greenwich', '2025-06-15T10:06:40-0500', 1_750_000_000],
    ['one whose plus became a space', '2025-06-15T17:06:40 02:00', 1_750_000_000],
    ['one without a zone', '2025-06-15T15:06:40', 1_750_000_000],
    ['the plain form', '2025-06-15 15:06:40', 1_750_000_000],
    ['one without seconds', '2025-06-15 15:06', 1_749_999_960],
  ])('tells its moment in %s', (_form, timestamp, ts) => {
    expect(read({ timestamp }).position?.ts).toBe(ts);
  });

  it('is of now without a moment', () => {
    const { timestamp: _, ...rest } = place;

    expect(readTraccarClient(query(rest), '').read(NOW).position?.ts).toBe(NOW);
  });

  it('reads numbers as programs print them', () => {
    const { position } = read({ lat: '-9.5E-4', lon: '+1.0e2', speed: '1e1' });

    expect(position).toMatchObject({ lat: -0.000_95, lng: 100 });
  });

  it('may tell its place as one field, and its sender as deviceid', () => {
    const message = readTraccarClient('deviceid=secret&location=52.2,21&timestamp=1750000000', '');

    expect(message.identifier).toBe('secret');
    expect(message.read(NOW).position).toMatchObject({ lat: 52.2, lng: 21 });
  });

  it('may come as a form', () => {
    const message = readTraccarClient('', query(place));

    expect(message.identifier).toBe('secret');
    expect(message.read(NOW).position?.lat).toBe(52.2297);
  });

  it('tells nothing when the receiver had no fix', () => {
    expect(read({ valid: 'false' })).toEqual({});
    expect(read({ valid: '0' })).toEqual({});
    expect(read({ valid: 'true' }).position).toBeDefined();
  });

  it('does not lose its place for what can not be beside it', () => {
    const { position, health } = read({ speed: '-1', accuracy: 'NaN', batt: '-1' });

    expect(position).toMatchObject({ v: 0, accuracy: 0 });
    expect(health).toBeUndefined();
  });

  it('is refused by the names of its fields without a place on earth or with no moment', () => {
    const refused = (fields: Record<string, string>) => pathsOf(() => read(fields));

    expect(refused({ lat: '90.01' })).toEqual(['lat']);
    expect(refused({ lat: '52,2', lon: 'Infinity' })).toEqual(['lat', 'lon']);
    expect(refused({ lat: '0x1F' })).toEqual(['lat']);
    expect(refused({ timestamp: 'yesterday' })).toEqual(['timestamp']);
    expect(refused({ timestamp: '1960-01-01T00:00:00Z' })).toEqual(['timestamp']);
    expect(pathsOf(() => readTraccarClient('id=secret', '').read(NOW))).toEqual(['lat', 'lon']);
  });
});

describe('JSON of Traccar Client', () => {
  it('tells a place, the speed as it is, the battery in percent and its sender', () => {
    const message = readTraccarClient('', JSON.stringify({ location, device_id: 'secret' }));

    expect(message.identifier).toBe('secret');
    expect(message.read(NOW)).toEqual({
      position: { ts: 1_750_000_000, lat: 52.2297, lng: 21.0122, v: 1.5, accuracy: 12.5 },
      health: { ts: 1_750_000_000, gps: 3, battery: 83 },
    });
  });

  it('knows no speed, exactness or battery where the phone says -1', () => {
    const coords = { ...location.coords, speed: -1, accuracy: -1 };

    const report = readJson({ location: { ...location, coords, battery: { level: -1 } } });

    expect(report.position).toMatchObject({ v: 0, accuracy: 0 });
    expect(report.health).toBeUndefined();
  });

  it('may tell its moment as a number', () => {
    expect(readJson({ location: { ...location, timestamp: 1_750_000_000_500 } }).position?.ts).toBe(
      1_750_000_000,
    );
  });

  it('is refused by the names of its fields', () => {
    const wrong = { ...location, timestamp: 'x', coords: { ...location.coords, latitude: 91 } };

    expect(pathsOf(() => readJson({ location: wrong }))).toEqual([
      'location.timestamp',
      'location.coords.latitude',
    ]);
    expect(pathsOf(() => readJson({}))).toEqual(['location']);
    expect(pathsOf(() => readTraccarClient('', '{"location"'))).toEqual([]);
  });
});

describe('whatever comes to Traccar Client’s door', () => {
  it('is read or refused', () => {
    assert(
      property(oneof(string(), json()), oneof(string(), json()), (asQuery, asBody) => {
        try {
          readTraccarClient(asQuery, asBody).read(NOW);
        } catch (error) {
          expect(error).toBeInstanceOf(BadMessage);
        }
      }),
    );
  });
});
