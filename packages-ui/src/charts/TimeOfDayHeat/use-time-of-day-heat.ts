import { useMemo } from 'react';

/** Hours in a row. */
export const HOURS = 24;
/** Steps of colour above "nothing". */
export const LEVELS = 4;

/** An hour of a weekday. */
export interface HeatCell {
  readonly id: string;
  /** The row, 0 to 6. */
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
  readonly value: number;
  /** 0: nothing; 1 to 4: how much of the greatest value, in quarters. */
  readonly level: number;
}

/**
 * Every cell, row by row.
 * @param values a row for each weekday in the order shown, 24 values in each, never negative; what is missing is nothing
 * @param max the value of the darkest step; absent: the greatest one
 */
export function heatCells(values: readonly (readonly number[])[], max?: number): readonly HeatCell[] {
  const full = max ?? greatest(values);
  return values.flatMap((row, day) =>
    Array.from({ length: HOURS }, (_, hour) => {
      const value = row[hour] ?? 0;
      const level = value > 0 ? Math.min(LEVELS, Math.max(1, Math.ceil((value / (full || 1)) * LEVELS))) : 0;
      return { id: `${day}-${hour}`, day, hour, value, level };
    }),
  );
}

/** The greatest of all values; 0 when there is none. */
export function greatest(values: readonly (readonly number[])[]): number {
  return values.flat().reduce((most, value) => Math.max(most, value), 0);
}

/** `heatCells`, kept while the values stay the same. */
export function useTimeOfDayHeat(values: readonly (readonly number[])[], max?: number): readonly HeatCell[] {
  return useMemo(() => heatCells(values, max), [values, max]);
}
