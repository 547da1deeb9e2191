import type { Interval } from '@ostoja/domain';

/** What a device said of its positioning at a moment (epoch seconds). */
export interface GpsReport {
  readonly ts: number;
  /** 3 is on (panel spec §3). */
  readonly gps: number;
}

/** A stretch of a day, in epoch seconds, in which a device's positioning was switched off. */
export interface GpsOff {
  /** The first report of it, or the day's beginning. */
  readonly from: number;
  /** The report that it is on again; null where there is none on that day. */
  readonly to: number | null;
  /** Whether it was off before the day began already. */
  readonly isOlder: boolean;
}

const isOn = ({ gps }: GpsReport) => gps === 3;

/**
 * When a device's positioning was off on a day. A report stands until the next one.
 * @param before the last report from before the day
 * @param reports those of the day, by time
 */
export function gpsOffOn(
  day: Interval,
  before: GpsReport | undefined,
  reports: readonly GpsReport[],
): readonly GpsOff[] {
  const stretches: GpsOff[] = [];
  let open: { from: number; isOlder: boolean } | null =
    before && !isOn(before) ? { from: day.from, isOlder: true } : null;
  for (const report of reports) {
    if (isOn(report)) {
      if (open) stretches.push({ ...open, to: report.ts });
      open = null;
    } else {
      open ??= { from: report.ts, isOlder: false };
    }
  }
  return open ? [...stretches, { ...open, to: null }] : stretches;
}
