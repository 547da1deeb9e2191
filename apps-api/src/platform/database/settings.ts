/** Which database the server keeps its data in. */
export type DatabaseSettings =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'mysql'; readonly url: string; readonly connections: number };

/** The two ways of SQL that we speak: SQLite's, and that of the MySQL protocol (MySQL, MariaDB, Vitess, TiDB). */
export type Dialect = 'sqlite' | 'mysql';
