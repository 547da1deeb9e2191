import type { Interval } from '@ostoja/domain';
import type { DeviceLane, PlacesLane, RibbonLane } from '@ostoja/ui';
import type { Day } from './api/use-day.js';

/** A device of the child, as far as the ribbon speaks of it. */
export interface LaneDevice {
  readonly id: number;
  readonly name: string;
  /** When it last reported, epoch seconds; 0 for never. */
  readonly lastSeen: number;
  readonly online: boolean;
}

/** The words that the lanes need. */
export interface LaneWords {
  readonly places: string;
  readonly place: (number: number) => string;
  readonly reason: (code: number) => string;
}

/**
 * The ribbon's lanes: every device of the child, also one without a report, then the places. A device that went
 * silent says until when its reports reach; one without a schedule has no closed hours.
 */
export function dayLanes(
  day: Day,
  devices: readonly LaneDevice[],
  bounds: Interval,
  words: LaneWords,
): readonly RibbonLane[] {
  const lanes: RibbonLane[] = devices.map((device) => deviceLane(day, device, bounds, words));
  if (day.places.length === 0) return lanes;
  const places: PlacesLane = {
    kind: 'places',
    id: 'places',
    label: words.places,
    stays: day.places.map(({ from, to, place }) => ({
      from: Math.max(from, bounds.from),
      to: Math.min(to, bounds.to),
      label: words.place(place),
    })),
  };
  return [...lanes, places];
}

function deviceLane(day: Day, device: LaneDevice, bounds: Interval, words: LaneWords): DeviceLane {
  const own = day.devices.find((candidate) => candidate.device === device.id);
  const open = own?.open ?? [];
  const alwaysOpen = open.some(({ from, to }) => from <= bounds.from && to >= bounds.to - 1);
  return {
    kind: 'device',
    id: String(device.id),
    label: device.name,
    used: (own?.used ?? []).map(({ from, to, app }) => ({ from, to, label: app })),
    blocked: (own?.blocked ?? []).map(({ at, subject, code }) => ({
      at,
      label: subject,
      reason: words.reason(code),
    })),
    ...(own && !alwaysOpen ? { allowed: open } : {}),
    ...(device.online ? {} : { reportedUntil: Math.max(device.lastSeen, bounds.from) }),
  };
}
