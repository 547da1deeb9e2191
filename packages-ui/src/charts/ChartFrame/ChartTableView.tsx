import { cn } from '../../lib/cn.js';
import type { ChartTable } from './chart-table.js';

/** From so many rows or columns on, the table scrolls in itself instead of making the card taller or wider. */
const MANY_ROWS = 14;
const MANY_COLUMNS = 4;

/** A chart's numbers as a table. A long or wide one scrolls by finger, wheel and arrow keys, its heads stay. */
export function ChartTableView({ title, table }: { title: string; table: ChartTable }) {
  const isWide = table.columns.length > MANY_COLUMNS;
  if (!isWide && table.rows.length <= MANY_ROWS)
    return <Table title={title} table={table} cells={wrapping} />;
  return (
    // A region that scrolls must take focus, or the keyboard can't scroll it.
    <section
      data-slot="chart-table-scroll"
      aria-label={table.columns.join(', ')}
      tabIndex={0}
      className="focus-ring max-h-96 min-w-0 overflow-auto rounded-sm"
    >
      <Table title={title} table={table} cells={isWide ? whole : wrapping} />
    </section>
  );
}

/** How long words and numbers fit: on a phone they wrap, unless the table scrolls sideways. */
const wrapping = { name: '[overflow-wrap:anywhere]', value: 'sm:whitespace-nowrap' };
const whole = { name: 'whitespace-nowrap', value: 'whitespace-nowrap' };

interface TableProps {
  title: string;
  table: ChartTable;
  cells: typeof wrapping;
}

function Table({ title, table, cells }: TableProps) {
  return (
    <table data-slot="chart-table" className="h-fit w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-ink-2">
          {table.columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cn(
                'sticky top-0 z-1 bg-surface px-1 py-2 font-normal shadow-[0_1px_0_var(--ostoja-line)]',
                index === 0 ? 'left-0 z-2 text-left' : 'text-right',
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...values], row) => (
          <tr key={`${name}-${row}`} className="border-b border-line last:border-0">
            <th
              scope="row"
              className={cn('sticky left-0 bg-surface px-1 py-2 text-left font-normal', cells.name)}
            >
              {name}
            </th>
            {values.map((value, column) => (
              <td key={table.columns[column + 1]} className={cn('px-1 py-2 text-right', cells.value)}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
