import type { ReactNode } from 'react';

/** One thing that is said of every row. */
export interface DataListColumn<Row> {
  readonly id: string;
  /** The column's heading; in a card it stands before the value. */
  readonly header: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** The width as a CSS grid track: "8rem", "minmax(0, 2fr)". */
  readonly width?: string;
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end';
  /** Names the row: screen readers say it with every other cell, and a card has it as its title. One column at most. */
  readonly rowHeader?: boolean;
  /** Says the heading to screen readers only: where the cells explain themselves (a switch, a button). */
  readonly hideHeader?: boolean;
}

/**
 * Whether there is more than the rows that are here. `available`: the list asks for it at its end; `none`: these are all.
 */
export type DataListMore = 'available' | 'loading' | 'failed' | 'none';

/** Every word of the list. */
export interface DataListLabels {
  /** Names the whole: "Calls". */
  readonly name: string;
  readonly loading: string;
  readonly empty: string;
  /** Under the rows while more is on its way. */
  readonly loadingMore: string;
  /** Under the rows when more did not come. */
  readonly moreFailed: string;
  readonly retry: string;
  /** Under the last row: "That is all". Absent: nothing is said. */
  readonly end?: string;
}
