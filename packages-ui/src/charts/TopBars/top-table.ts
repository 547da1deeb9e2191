import type { ChartTable } from '../ChartFrame/index.js';
import type { TopBar } from './use-top-bars.js';

interface TopTableOptions {
  readonly bars: readonly TopBar[];
  readonly format: (value: number) => string;
  /** What the two columns are called: "Site", "Tries". */
  readonly columns: readonly [label: string, value: string];
}

/** The same bars as text with their labels whole, for the table view of a ChartFrame. */
export function topTable({ bars, format, columns }: TopTableOptions): ChartTable {
  return { columns, rows: bars.map(({ label, value }) => [label, format(value)]) };
}
