import { useMemo } from 'react';

/** What a device said of its battery. */
export interface BatteryReading {
  /** Epoch seconds. */
  readonly at: number;
  /** Percent, 0 to 100. */
  readonly level: number;
}

/** Half an hour of the day. */
export interface BatterySlot {
  readonly id: string;
  /** Epoch seconds. */
  readonly from: number;
  readonly to: number;
  /** The last level that was read in it, percent; null: the device did not report. */
  readonly level: number | null;
  readonly isLow: boolean;
}

export interface BatteryDay {
  /** The local day in epoch seconds, from midnight to midnight: 23, 24 or 25 hours. */
  readonly from: number;
  readonly to: number;
  /** In any order; those outside of the day are left out. */
  readonly readings: readonly BatteryReading[];
  /** The present, in epoch seconds; absent on a day that is over. What lies ahead is no gap. */
  readonly now?: number | undefined;
  /** At this level, in percent, and under it a battery is low. */
  readonly lowLevel: number;
}

/** Half an hour, in seconds. */
export const SLOT = 1800;

/** How many half hours a day has: 48, and on two days of the year 46 or 50. */
export const slotCount = ({ from, to }: Pick<BatteryDay, 'from' | 'to'>): number =>
  Math.ceil((to - from) / SLOT);

/** The half hours that have begun, each with its last reading. A half hour without one stays a gap. */
export function batterySlots({ from, to, readings, now = to, lowLevel }: BatteryDay): readonly BatterySlot[] {
  const last = new Map<number, BatteryReading>();
  for (const reading of readings) {
    if (reading.at < from || reading.at >= to) continue;
    const slot = Math.floor((reading.at - from) / SLOT);
    const other = last.get(slot);
    if (!other || other.at <= reading.at) last.set(slot, reading);
  }
  const begun = Math.min(slotCount({ from, to }), Math.ceil((now - from) / SLOT));
  return Array.from({ length: Math.max(0, begun) }, (_, slot) => {
    const reading = last.get(slot);
    const level = reading ? Math.min(100, Math.max(0, reading.level)) : null;
    const start = from + slot * SLOT;
    return {
      id: `${start}`,
      from: start,
      to: Math.min(to, start + SLOT),
      level,
      isLow: level !== null && level <= lowLevel,
    };
  });
}

/** `batterySlots`, kept while the day stays the same. */
export function useBatteryBars({ from, to, readings, now, lowLevel }: BatteryDay): readonly BatterySlot[] {
  return useMemo(
    () => batterySlots({ from, to, readings, now, lowLevel }),
    [from, to, readings, now, lowLevel],
  );
}
