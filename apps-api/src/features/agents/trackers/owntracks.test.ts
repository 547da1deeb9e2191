import { anything, assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOwnTracks } from './owntracks.js';
import { BadMessage } from './tracker-report.js';

const sighting = { _type: 'location', lat: 52.2297, lon: 21.0122, tst: 1_750_000_000 };

const read = (message: object) => readOwnTracks(JSON.stringify(message));

const pathsOf = (body: string) => {
  try {
    readOwnTracks(body);
  } catch (error) {
    if (error instanceof BadMessage) return error.paths;
    throw error;
  }
  throw new Error('it was read');
};

describe('a message of OwnTracks', () => {
  it('tells a place, the speed in metres a second instead of kilometres an hour, and the battery', () => {
    const { position, health } = read({
      ...sighting,
      vel: 36,
      acc: 12,
      batt: 83,
      alt: 100,
      tid: 'ZO',
      t: 'p',
    });

    expect(position).toEqual({ ts: 1_750_000_000, lat: 52.2297, lng: 21.0122, v: 10, accuracy: 12 });
    expect(health).toEqual({ ts: 1_750_000_000, gps: 3, battery: 83 });
  });

  it('tells the battery of when it was written, which may be later than the position', () => {
    const { position, health } = read({ ...sighting, batt: 40, created_at: 1_750_000_900 });

    expect(position?.ts).toBe(1_750_000_000);
    expect(health?.ts).toBe(1_750_000_900);
  });

  it('stands still and tells no battery where it leaves both out', () => {
    expect(read(sighting)).toEqual({
      position: { ts: 1_750_000_000, lat: 52.2297, lng: 21.0122, v: 0, accuracy: 0 },
    });
  });

  it('does not lose its place for what can not be beside it', () => {
    const { position, health } = read({ ...sighting, vel: -1, acc: -1, batt: 255, created_at: 'now' });

    expect(position).toMatchObject({ v: 0, accuracy: 0 });
    expect(health).toBeUndefined();
    expect(read({ ...sighting, vel: '10', acc: null, batt: 'full' }).position).toMatchObject({ v: 0 });
  });

  it('stays inexact however far off it is', () => {
    expect(read({ ...sighting, acc: 5_000_000 }).position?.accuracy).toBe(100_000);
  });

  it('tells nothing when it is of another type, or empty', () => {
    for (const type of ['lwt', 'transition', 'waypoints', 'status', 'encrypted', 'dump', '']) {
      expect(read({ _type: type, lat: 'x' })).toEqual({});
    }
    expect(readOwnTracks(' \n')).toEqual({});
  });

  it('is refused by the names of its fields without a place on earth or a moment', () => {
    expect(pathsOf(JSON.stringify({ ...sighting, lat: 90.1 }))).toEqual(['lat']);
    expect(pathsOf(JSON.stringify({ ...sighting, lon: '21' }))).toEqual(['lon']);
    expect(pathsOf(JSON.stringify({ _type: 'location' }))).toEqual(['lat', 'lon', 'tst']);
    expect(pathsOf(JSON.stringify({ ...sighting, tst: -5 }))).toEqual(['tst']);
    expect(pathsOf('{"lat":1}')).toEqual(['_type']);
    expect(pathsOf('[1]')).toEqual(['']);
    expect(pathsOf('{"_type":')).toEqual([]);
  });

  it('is read or refused, whatever it is', () => {
    assert(
      property(
        oneof(
          string(),
          json(),
          anything().map((value) => JSON.stringify({ ...sighting, vel: value })),
        ),
        (body) => {
          try {
            readOwnTracks(body);
          } catch (error) {
            expect(error).toBeInstanceOf(BadMessage);
          }
        },
      ),
    );
  });
});
