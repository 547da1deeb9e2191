import type { ChartTable } from '../ChartFrame/index.js';
import { batterySlots, type BatteryDay, type BatterySlot } from './use-battery-bars.js';

/** Every word of the chart. */
export interface BatteryLabels {
  /** "14:30 to 15:00"; gets already formatted times. */
  readonly period: (from: string, to: string) => string;
  /** Said of a half hour in which the device did not report: "No report". */
  readonly gap: string;
  /** Said after a low level: "low". */
  readonly low: string;
}

/** How levels and times are written. */
export interface BatteryFormat {
  /** A level, 0 to 100, in words: "62%". */
  readonly format: (level: number) => string;
  /** An epoch second as a time of day: "14:30". */
  readonly formatTime: (time: number) => string;
  readonly labels: BatteryLabels;
}

/** When a half hour is. */
export const slotPeriod = ({ from, to }: BatterySlot, { formatTime, labels }: BatteryFormat): string =>
  labels.period(formatTime(from), formatTime(to));

/** What was read in a half hour: "12%, low". */
export function slotLevel({ level, isLow }: BatterySlot, { format, labels }: BatteryFormat): string {
  if (level === null) return labels.gap;
  return isLow ? `${format(level)}, ${labels.low}` : format(level);
}

interface BatteryTableOptions extends Omit<BatteryDay, 'lowLevel'>, BatteryFormat {
  readonly lowLevel?: number;
  /** What the two columns are called: "Time", "Battery". */
  readonly columns: readonly [period: string, level: string];
}

/** The same half hours as text, for the table view of a ChartFrame. */
export function batteryTable({ columns, lowLevel = 20, ...options }: BatteryTableOptions): ChartTable {
  return {
    columns,
    rows: batterySlots({ ...options, lowLevel }).map((slot) => [
      slotPeriod(slot, options),
      slotLevel(slot, options),
    ]),
  };
}
