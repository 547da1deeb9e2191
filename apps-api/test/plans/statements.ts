import type { Logger } from 'typeorm';
import type { Database } from '../../src/platform/database/index.js';

/** A statement as it went to the database. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const nothing = () => undefined;

/** Runs `work` and gives the statements that went to the database meanwhile, in their order. */
export async function statementsOf({ source }: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const usual = source.logger;
  const recorder: Logger = {
    logQuery: (sql, parameters) => {
      statements.push({ sql, parameters: Array.isArray(parameters) ? parameters : [] });
    },
    logQueryError: nothing,
    logQuerySlow: nothing,
    logSchemaBuild: nothing,
    logMigration: nothing,
    log: nothing,
  };
  source.logger = recorder;
  try {
    await work();
  } finally {
    source.logger = usual;
  }
  return statements;
}
