import type { Dialect } from '../../src/platform/database/index.js';

/** How one action did, and on which rows. */
export interface Verdict {
  readonly name: string;
  readonly rows: string;
  readonly bySize: readonly { readonly size: number; readonly milliseconds: number }[];
  /** How many statements it took at each size. */
  readonly statements: readonly number[];
  /** Milliseconds of the first page and of far ones; empty for what is no list of pages. */
  readonly pages: readonly number[];
  /** Its time as a multiple of its statements' with the bare driver. */
  readonly againstBare: number;
  /** Whole tables read, rows sorted. */
  readonly faults: readonly string[];
}

/** What is good: how much more time for the largest size, for a far page, against the bare driver (at most). */
export const aims = { growth: 1.5, farPage: 1.2, bare: 1.3 } as const;

const NAME = 28;
const CELL = 16;

/** The head of the table. */
export function head(engine: Dialect, sizes: readonly number[]): string {
  const last = power(sizes.at(-1) ?? 0);
  const cells = [
    ...sizes.map((size) => `ms at ${power(size)}`),
    `${last}/${power(sizes[0] ?? 0)} ≤${aims.growth}`,
    `far page ≤${aims.farPage}`,
    `bare SQL ≤${aims.bare}`,
    'statements',
    'plan',
  ];
  return row(engine, cells);
}

/** A verdict as a line of the table; a value that misses its aim has an exclamation mark. */
export function line({ name, bySize, statements, pages, againstBare, faults }: Verdict): string {
  const growth = (bySize.at(-1)?.milliseconds ?? 0) / (bySize[0]?.milliseconds ?? 1);
  const [firstPage = 0, ...far] = pages;
  const isConstant = new Set(statements).size <= 1;
  return (
    row(name, [
      ...bySize.map(({ milliseconds }) => milliseconds.toFixed(2)),
      judged(growth, aims.growth),
      far.length > 0 ? judged(Math.max(...far) / firstPage, aims.farPage) : '·',
      judged(againstBare, aims.bare),
      isConstant ? String(statements[0]) : `${statements.join(', ')} !`,
      faults.length > 0 ? `${faults.length} !` : 'good',
    ]) + faults.map((fault) => `    ${fault}\n`).join('')
  );
}

function judged(value: number, most: number): string {
  return value <= most ? value.toFixed(2) : `${value.toFixed(2)} !`;
}

function row(name: string, cells: readonly string[]): string {
  return `  ${name.padEnd(NAME)}${cells.map((cell) => cell.padStart(CELL)).join('')}\n`;
}

function power(size: number): string {
  return size.toExponential().replace('+', '');
}
