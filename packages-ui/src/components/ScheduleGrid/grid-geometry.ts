import type { GridCell } from './grid-cells.js';
import { HOURS } from './schedule-week.js';

/** Where the picture's lines and hours begin, in pixels of the viewport. */
export interface GridGeometry {
  /** Days stand side by side and hours run down. */
  readonly transposed: boolean;
  readonly lineStarts: readonly number[];
  readonly hourStarts: readonly number[];
}

/** The cells of a grid in the order of days and hours: 7 × 24 of them. */
export function cellElements(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('[data-slot="schedule-cell"]')];
}

/** Tells whether hours run down. The style sheet decides it by the grid's own width, so it is read from the picture. */
export function isTransposed(cells: readonly HTMLElement[]): boolean {
  const first = cells[0]?.getBoundingClientRect();
  const second = cells[1]?.getBoundingClientRect();
  return first !== undefined && second !== undefined && second.top >= first.bottom;
}

/** Measures once what a stroke then looks up at every move: asking the page each time would make it lay out anew. */
export function measureGrid(cells: readonly HTMLElement[]): GridGeometry {
  const transposed = isTransposed(cells);
  return {
    transposed,
    lineStarts: cells.filter((_, index) => index % HOURS === 0).map((cell) => startOf(cell, transposed)),
    hourStarts: cells.slice(0, HOURS).map((cell) => startOf(cell, !transposed)),
  };
}

/** The cell under a point of the viewport, or the nearest one outside of the grid. */
export function cellAt({ transposed, lineStarts, hourStarts }: GridGeometry, x: number, y: number): GridCell {
  return {
    line: indexAt(lineStarts, transposed ? x : y),
    hour: indexAt(hourStarts, transposed ? y : x),
  };
}

function indexAt(starts: readonly number[], position: number): number {
  let index = 0;
  while (index + 1 < starts.length && position >= (starts[index + 1] ?? 0)) index += 1;
  return index;
}

function startOf(cell: HTMLElement, across: boolean): number {
  const { left, top } = cell.getBoundingClientRect();
  return across ? left : top;
}
