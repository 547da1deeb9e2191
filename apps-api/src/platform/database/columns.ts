import type { ColumnOptions } from 'typeorm';

/** Ids, times and counters: up to 2^53 - 1, a number in JavaScript on both engines. */
export const bigint = {
  type: 'bigint',
  transformer: {
    to: (value: number | null | undefined) => value,
    from: (value: number | string | null) => (value === null ? null : Number(value)),
  },
} satisfies ColumnOptions;

/** Numbers up to 2^31 - 1. */
export const int = { type: 'integer' } satisfies ColumnOptions;

/** A floating point number. */
export const double = { type: 'double' } satisfies ColumnOptions;

/** Text that may be longer than a key can be, at most 64 kB. */
export const longText = { type: 'text' } satisfies ColumnOptions;

/** A yes or no: 0 or 1 in the table. */
export const flag = { type: 'boolean' } satisfies ColumnOptions;

/** A JSON document; entities see the value, raw rows see what `fromJson` reads. */
export const json = { type: 'json' } satisfies ColumnOptions;

/** Text of at most `length` characters, compared exactly. */
export function text(length: number) {
  return { type: 'varchar', length } satisfies ColumnOptions;
}

/**
 * The value of a JSON column in a raw row: SQLite and MariaDB give text, MySQL gives the value.
 * The caller names the shape; what is in our own columns was checked when it was written.
 */
export function fromJson<T>(value: unknown): T {
  return (typeof value === 'string' ? JSON.parse(value) : value) as T;
}
