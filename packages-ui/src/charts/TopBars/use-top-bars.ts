import { scaleLinear } from '@visx/scale';
import { useMemo } from 'react';

/** One line of a top list. */
export interface TopBar {
  readonly id: string;
  readonly label: string;
  /** In whatever unit `format` understands. */
  readonly value: number;
}

/** A line with what drawing it takes. */
export interface TopBarRow extends TopBar {
  /** The bar's length, 0 to 1. */
  readonly share: number;
  /** The label as it is shown. */
  readonly shortLabel: string;
}

/** The first `length` characters, with an ellipsis after them when some were cut. Never cuts a character in half. */
export function cutLabel(label: string, length: number): string {
  const characters = [...label];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : label;
}

/** Computes the length and the short label of every bar. */
export function useTopBars(bars: readonly TopBar[], labelLength: number): readonly TopBarRow[] {
  return useMemo(() => {
    const most = Math.max(0, ...bars.map(({ value }) => value));
    const scale = scaleLinear({ domain: [0, most || 1], range: [0, 1] });
    return bars.map((bar) => ({
      ...bar,
      share: scale(bar.value),
      shortLabel: cutLabel(bar.label, labelLength),
    }));
  }, [bars, labelLength]);
}
