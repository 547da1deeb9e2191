import { type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** A 64-bit integer: ids, times, counters. */
export function bigint(name: string, standard?: number): TableColumnOptions {
  return { name, type: 'bigint', ...defaultTo(standard) };
}

/** A 32-bit integer. */
export function int(name: string, standard?: number): TableColumnOptions {
  return { name, type: 'integer', ...defaultTo(standard) };
}

/** A yes or no. */
export function flag(name: string, standard: 0 | 1): TableColumnOptions {
  return { name, type: 'boolean', default: standard };
}

/** A floating point number. */
export function double(name: string): TableColumnOptions {
  return { name, type: 'double' };
}

/** Text that may be longer than a key can be. */
export function longText(name: string): TableColumnOptions {
  return { name, type: 'text' };
}

/** Text of at most `length` characters. */
export function text(name: string, length: number, standard?: string): TableColumnOptions {
  return {
    name,
    type: 'varchar',
    length: String(length),
    ...defaultTo(standard === undefined ? undefined : `'${standard}'`),
  };
}

/** A JSON document. */
export function json(name: string, nullable?: 'nullable'): TableColumnOptions {
  return { name, type: 'json', isNullable: nullable !== undefined };
}

/** What a table is made of. */
export interface TableParts {
  /** The primary key, in its order. */
  readonly key: readonly TableColumnOptions[];
  readonly columns: readonly TableColumnOptions[];
  /** Index names and their columns, in their order. */
  readonly indexes?: { readonly [name: string]: readonly string[] };
}

/** Makes a table and its indexes on either engine. */
export async function createTable(runner: QueryRunner, name: string, parts: TableParts): Promise<void> {
  await runner.createTable(
    new Table({
      name,
      columns: [...parts.key.map((column) => ({ ...column, isPrimary: true })), ...parts.columns],
      indices: Object.entries(parts.indexes ?? {}).map(([index, columns]) => ({
        name: index,
        columnNames: [...columns],
      })),
    }),
  );
}

function defaultTo(value: number | string | undefined): Pick<TableColumnOptions, 'default'> {
  return value === undefined ? {} : { default: value };
}
