/** A piece of a WHERE clause and what is bound to it. */
export interface Condition {
  readonly sql: string;
  readonly parameters: readonly string[];
}

/**
 * A condition that holds where a column contains a text, upper and lower case alike. Neither engine folds the case of
 * letters outside of ASCII on its own (SQLite has no tables for it, the other one compares bytes), so the text is
 * looked for in each way that people write: as typed, in small letters, in capitals, with a capital first.
 * @param column a column's name in SQL, never a caller's text
 */
export function contains(column: string, text: string): Condition {
  const small = text.toLowerCase();
  const spellings = new Set([
    text,
    small,
    text.toUpperCase(),
    small.slice(0, 1).toUpperCase() + small.slice(1),
  ]);
  return {
    sql: `(${[...spellings].map(() => `LOWER(${column}) LIKE LOWER(?) ESCAPE '!'`).join(' OR ')})`,
    parameters: [...spellings].map((spelling) => `%${escaped(spelling)}%`),
  };
}

/**
 * A condition that holds where a column is exactly a text.
 * @param column a column's name in SQL, never a caller's text
 */
export function equals(column: string, text: string): Condition {
  return { sql: `${column} = ?`, parameters: [text] };
}

/** A percent sign that a parent types is a percent sign. */
function escaped(text: string): string {
  return text.replaceAll(/[!%_]/g, (sign) => `!${sign}`);
}
