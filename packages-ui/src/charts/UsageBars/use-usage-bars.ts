import { scaleLinear } from '@visx/scale';
import { useMemo, type ReactNode } from 'react';

/** One app or site with how much it was used. */
export interface UsageBar {
  readonly id: string;
  readonly name: string;
  /** Its picture, 30 by 30 pixels; a decoration beside the name. */
  readonly icon?: ReactNode;
  /** A short remark after the name: "12 starts", a version. */
  readonly note?: string;
  /** In whatever unit `format` understands. */
  readonly value: number;
}

/** A bar with what drawing it takes. */
export interface UsageBarRow extends UsageBar {
  /** The bar's length, 0 to 1. */
  readonly share: number;
}

/**
 * Computes the length of every bar.
 * @param max the value of a full bar; absent: the greatest one
 */
export function usageBarRows(bars: readonly UsageBar[], max?: number): readonly UsageBarRow[] {
  const full = max ?? bars.reduce((most, { value }) => Math.max(most, value), 0);
  const scale = scaleLinear({ domain: [0, full || 1], range: [0, 1], clamp: true });
  return bars.map((bar) => ({ ...bar, share: scale(bar.value) }));
}

/** `usageBarRows`, kept while the bars stay the same. */
export function useUsageBars(bars: readonly UsageBar[], max?: number): readonly UsageBarRow[] {
  return useMemo(() => usageBarRows(bars, max), [bars, max]);
}
