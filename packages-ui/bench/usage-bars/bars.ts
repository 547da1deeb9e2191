import type { UsageBar } from '../../src/charts/index.js';

/** As many apps as asked for, most used first, each with a remark: minutes of a week. */
export function makeBars(count: number): readonly UsageBar[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `app-${index}`,
    name: `Application number ${index + 1}`,
    note: `${(index * 7) % 23} starts`,
    value: Math.round(3000 / (1 + index / 40)),
  }));
}

/** Minutes in words. */
export const format = (minutes: number): string =>
  minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`;
