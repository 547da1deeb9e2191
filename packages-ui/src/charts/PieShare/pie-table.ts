import type { ChartTable } from '../ChartFrame/index.js';
import type { PiePart } from './use-pie-share.js';

interface PieTableOptions {
  readonly parts: readonly PiePart[];
  readonly format: (value: number) => string;
  /** A share, 0 to 1, in words: "38%". */
  readonly formatShare: (share: number) => string;
  /** What the three columns are called: "Site", "Visits", "Share". */
  readonly columns: readonly [label: string, value: string, share: string];
}

/** The same parts as text, for the table view of a ChartFrame. */
export function pieTable({ parts, format, formatShare, columns }: PieTableOptions): ChartTable {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return {
    columns,
    rows: parts.map(({ label, value }) => [label, format(value), formatShare(total > 0 ? value / total : 0)]),
  };
}
