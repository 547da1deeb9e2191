import type { MouseEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import type { DataListColumn } from './data-list-data.js';
import type { DataListModel } from './use-data-list.js';

export interface DataListRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  columns: readonly DataListColumn<Row>[];
  renderCard: ((row: Row, index: number) => ReactNode) | undefined;
  /** How many rows there are, those not here among them; -1 when nobody knows. */
  rowCount: number;
  model: DataListModel;
  name: string;
}

/** Hairlines stand between rows: one under the last would lie half in the list's cut-off edge. */
const rowLooks = (isLast: boolean) =>
  cn('absolute inset-x-0 border-b', isLast ? 'border-transparent' : 'border-line');
/** A press on what has its own business is not a press on the row. */
const control = 'a, button, input, select, textarea, label, [role=switch], [role=menuitem]';

/** Rows under headings; in a narrow place each is a card. */
export function DataListRows<Row>(props: DataListRowsProps<Row>) {
  const { model } = props;
  return model.wide || model.interactive ? <Table {...props} /> : <Cards {...props} />;
}

function Table<Row>({ rows, rowKey, columns, renderCard, rowCount, model, name }: DataListRowsProps<Row>) {
  const { wide, interactive, shown, size, heading, active, measureRow } = model;
  const gridTemplateColumns = columns.map(({ width }) => width ?? 'minmax(0, 1fr)').join(' ');
  const press = (event: MouseEvent, index: number) => {
    const inControl = event.target instanceof Element && event.target.closest(control);
    if (inControl) return;
    model.open(index);
  };
  return (
    <table
      data-slot="data-list-table"
      role={interactive ? 'grid' : undefined}
      aria-label={name}
      aria-rowcount={rowCount < 0 ? -1 : rowCount + (wide ? 1 : 0)}
      aria-colcount={wide ? columns.length : 1}
      className="block"
    >
      {wide && (
        <thead className="sticky top-0 z-sticky block bg-surface">
          <tr
            aria-rowindex={1}
            className="grid items-center gap-x-4 border-b border-line px-3"
            style={{ gridTemplateColumns, height: heading }}
          >
            {columns.map((column) => (
              <th
                data-slot="data-list-heading"
                key={column.id}
                scope="col"
                title={column.header}
                className={cn(
                  'truncate text-left text-sm font-medium text-ink-2',
                  column.align === 'end' && 'text-right',
                )}
              >
                {column.hideHeader ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody className="relative block overflow-clip" style={{ height: size }}>
        {shown.map(({ index, top }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <tr
              key={rowKey(row, index)}
              ref={measureRow}
              data-slot="data-list-row"
              data-index={index}
              aria-rowindex={index + (wide ? 2 : 1)}
              className={cn(
                rowLooks(index === rows.length - 1),
                wide ? 'grid min-h-14 items-center gap-x-4 px-3 py-2' : 'block px-3 py-3',
                interactive && 'focus-ring cursor-pointer -outline-offset-2 hover:bg-sunken',
              )}
              style={{ top, ...(wide && { gridTemplateColumns }) }}
              {...(interactive && {
                tabIndex: index === active ? 0 : -1,
                onClick: (event) => press(event, index),
                onFocus: (event) => model.onFocus(index, event.target.matches(':focus-visible')),
                onKeyDown: model.onKeyDown,
              })}
            >
              {wide ? (
                columns.map((column) => <Cell key={column.id} {...{ column, row }} index={index} />)
              ) : (
                <td className="block p-0">
                  <Card {...{ row, columns, renderCard }} index={index} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row, index }: { column: DataListColumn<Row>; row: Row; index: number }) {
  const looks = cn(
    'min-w-0 p-0 text-left font-normal [overflow-wrap:anywhere]',
    column.align === 'end' && 'text-right tabular-nums',
    column.rowHeader && 'font-medium',
  );
  const content = column.cell(row, index);
  return column.rowHeader ? (
    <th scope="row" className={looks}>
      {content}
    </th>
  ) : (
    <td className={looks}>{content}</td>
  );
}

function Cards<Row>({ rows, rowKey, columns, renderCard, rowCount, model, name }: DataListRowsProps<Row>) {
  const { shown, size, measureRow } = model;
  return (
    <ul
      data-slot="data-list-cards"
      aria-label={name}
      className="relative overflow-clip"
      style={{ height: size }}
    >
      {shown.map(({ index, top }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <li
            key={rowKey(row, index)}
            ref={measureRow}
            data-slot="data-list-row"
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={rowCount}
            className={cn(rowLooks(index === rows.length - 1), 'px-3 py-3')}
            style={{ top }}
          >
            <Card {...{ row, columns, renderCard }} index={index} />
          </li>
        );
      })}
    </ul>
  );
}

interface CardProps<Row> {
  row: Row;
  index: number;
  columns: readonly DataListColumn<Row>[];
  renderCard: ((row: Row, index: number) => ReactNode) | undefined;
}

/** The row's name on top, then each value after its heading. */
function Card<Row>({ row, index, columns, renderCard }: CardProps<Row>) {
  if (renderCard) return renderCard(row, index);
  const title = columns.find(({ rowHeader }) => rowHeader);
  return (
    <div className="grid gap-1 [overflow-wrap:anywhere]">
      {title && <div className="font-medium">{title.cell(row, index)}</div>}
      <dl
        data-slot="data-list-values"
        className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm"
      >
        {columns
          .filter((column) => column !== title)
          .map((column) => (
            <div key={column.id} className="col-span-2 grid grid-cols-subgrid items-center">
              <dt className={column.hideHeader ? 'sr-only' : 'text-ink-2'}>{column.header}</dt>
              <dd className={cn('m-0', column.hideHeader && 'col-span-2')}>{column.cell(row, index)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
