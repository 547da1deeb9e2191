import { EntityManager } from 'typeorm';
import { vi } from 'vitest';

/**
 * How many statements about an account some work takes, inside and outside of transactions. Those that do not name the
 * account are not counted: jobs look at the database at the same time.
 */
export async function statementsAbout(
  { accountId }: { accountId: number },
  work: () => Promise<unknown>,
): Promise<number> {
  const statements = vi.spyOn(EntityManager.prototype, 'query');
  try {
    await work();
    return statements.mock.calls.filter(
      ([, parameters]) => Array.isArray(parameters) && parameters.includes(accountId),
    ).length;
  } finally {
    statements.mockRestore();
  }
}
