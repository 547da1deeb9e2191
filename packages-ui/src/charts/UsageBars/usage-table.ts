import type { ChartTable } from '../ChartFrame/index.js';
import type { UsageBar } from './use-usage-bars.js';

interface UsageTableOptions {
  readonly bars: readonly UsageBar[];
  readonly format: (value: number) => string;
  /** What the two columns are called: "App", "Time". */
  readonly columns: readonly [name: string, value: string];
}

/** The same bars as text, for the table view of a ChartFrame. */
export function usageTable({ bars, format, columns }: UsageTableOptions): ChartTable {
  return {
    columns,
    rows: bars.map(({ name, note, value }) => [note ? `${name} (${note})` : name, format(value)]),
  };
}
