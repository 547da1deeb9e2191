import { memo, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { useUsageBars, type UsageBar, type UsageBarRow } from './use-usage-bars.js';

export interface UsageBarsProps extends Omit<ComponentProps<'table'>, 'children' | 'onSelect'> {
  bars: readonly UsageBar[];
  /** The value of a full bar; absent: the greatest one. */
  max?: number;
  /** A value in words: minutes as "1 h 20 min". */
  format: (value: number) => string;
  /** What the table is about, for screen readers. */
  caption: string;
  /** The names of the two columns, for screen readers: "App", "Time". */
  columns: readonly [name: string, value: string];
  /** Opens the details of a bar; with it, every name is a button. */
  onSelect?: (bar: UsageBar) => void;
}

/** What was used most, longest first: picture, name, remark, bar and value. A table underneath, for every reader. */
export function UsageBars({
  bars,
  max,
  format,
  caption,
  columns,
  onSelect,
  className,
  ...props
}: UsageBarsProps) {
  const rows = useUsageBars(bars, max);
  return (
    <table data-slot="usage-bars" className={cn('w-full table-fixed border-collapse', className)} {...props}>
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col />
        <col className="w-21" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BarRow key={row.id} row={row} value={format(row.value)} onSelect={onSelect} />
        ))}
      </tbody>
    </table>
  );
}

interface BarRowProps {
  row: UsageBarRow;
  value: string;
  onSelect: ((bar: UsageBar) => void) | undefined;
}

const BarRow = memo(function BarRow({ row, value, onSelect }: BarRowProps) {
  const words = 'flex min-h-6 max-w-full items-baseline gap-1.5';
  const name = <span className="max-w-full shrink-0 truncate">{row.name}</span>;
  const note = row.note && (
    // The remark gives way before the name does
    <span className="min-w-0 truncate text-xs text-ink-3"> {row.note}</span>
  );
  return (
    <tr data-slot="usage-bar">
      <th scope="row" className="relative py-1.5 pr-3 pl-10.5 text-left font-normal">
        <span
          aria-hidden="true"
          className="absolute left-0 grid size-7.5 place-items-center overflow-hidden rounded-[9px] bg-sunken text-sm font-semibold text-ink-2"
        >
          {row.icon ?? row.name.slice(0, 1).toUpperCase()}
        </span>
        {onSelect ? (
          <button
            type="button"
            title={row.name}
            className={cn(words, 'focus-ring cursor-pointer rounded-sm text-left hover:underline')}
            onClick={() => onSelect(row)}
          >
            {name}
            {note}
          </button>
        ) : (
          <span title={row.name} className={words}>
            {name}
            {note}
          </span>
        )}
        <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunken">
          <span
            data-slot="usage-bar-fill"
            className="block h-full min-w-1 rounded-full bg-used"
            style={{ width: `${row.share * 100}%` }}
          />
        </span>
      </th>
      <td className="py-1.5 text-right text-sm font-semibold whitespace-nowrap tabular-nums">{value}</td>
    </tr>
  );
});
