import { describe, expect, it } from 'vitest';
import { endOf, type LifeEvent } from '../../device/index.js';
import type { RowOf } from '../../queue/index.js';
import { familyDevices, type FamilyDevice } from '../devices.js';
import { momentOf } from './calendar.js';
import { DeviceLife } from './device-life.js';

const since = momentOf(20261022, 0);
const monthLater = since + 31 * 86_400;

function deviceOf(key: string): FamilyDevice {
  const device = familyDevices.find((one) => one.key === key);
  if (!device) throw new Error(`no device ${key}`);
  return device;
}

const month = (device: FamilyDevice) => [...new DeviceLife(device, 'test', since).events(since, monthLater)];

const reportsOf = (events: readonly LifeEvent[], pkg: string): RowOf<'apps'>[] =>
  events.flatMap((event) =>
    event.kind === 'happening' && event.row[0] === 'apps' && event.row[1].pkg === pkg ? [event.row[1]] : [],
  );

const usesOf = (events: readonly LifeEvent[], pkg: string) =>
  events.filter((event) => event.kind === 'app' && event.pkg === pkg);

describe.each(['zosia-phone', 'kuba-computer'])('the apps of %s', (key) => {
  const device = deviceOf(key);
  const events = month(device);

  it('has one that comes within the last week, and is not used before', () => {
    const [app] = device.apps.filter(({ comes }) => comes !== undefined);
    const [report, ...more] = reportsOf(events, app?.pkg ?? '');
    expect(more).toEqual([]);
    expect(report?.firstSeen).toBeGreaterThan(since + 24 * 86_400);
    const uses = usesOf(events, app?.pkg ?? '');
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((use) => use.at < (report?.firstSeen ?? Infinity))).toEqual([]);
  });

  it('has one that goes, and is not used after', () => {
    const [app] = device.apps.filter(({ goes }) => goes !== undefined);
    const reports = reportsOf(events, app?.pkg ?? '');
    expect(reports.map(({ uninstalled, firstSeen }) => [uninstalled, firstSeen])).toEqual([
      [false, since],
      [true, since],
    ]);
    const left = events.find(
      (event) =>
        event.kind === 'happening' &&
        event.row[0] === 'apps' &&
        event.row[1].uninstalled &&
        event.row[1].pkg === app?.pkg,
    );
    const uses = usesOf(events, app?.pkg ?? '');
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((use) => endOf(use) > (left?.at ?? 0))).toEqual([]);
  });

  it('says every app once, and in order of what ends', () => {
    const ends = events.map(endOf);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    for (const { pkg, goes } of device.apps)
      expect(reportsOf(events, pkg)).toHaveLength(goes === undefined ? 1 : 2);
  });
});
