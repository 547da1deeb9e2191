import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import type { AdminAccounts } from './admin-accounts.js';
import { AdminError } from './admin-error.js';
import { readPassword } from './read-password.js';

/** What `--help` prints. */
export const help = `npm run admin -- <command>

  create-account --email ADDRESS [--language pl] [--demo]
                     makes an account; the password comes from OSTOJA_ADMIN_PASSWORD or the
                     first line of the input; --demo: confirmed and premium for a year
  create-demo        makes the demo account, or makes it sound again
  set-plan --email ADDRESS --type NUMBER --days NUMBER
                     50 trial, 90 reward, 100 minimal, 200 regular, 300 premium
  confirm-email --email ADDRESS
  delete-account --email ADDRESS
  migrate            brings the tables up to date and ends
  drift              prints the SQL that the entities need beyond the migrations (for who writes one)

The database is the server's: OSTOJA_DATA or DATABASE_URL, as in docs/operations.md.
`;

/** What a command line asks for: does it and tells in a sentence what it did. */
export type Command = (accounts: AdminAccounts, source: DataSource) => Promise<string>;

/**
 * Understands a command line, or gives undefined when it asks for help.
 * @throws {AdminError} for a command or an option that does not exist or is missing
 */
export function readCommand(argv: readonly string[], environment: NodeJS.ProcessEnv): Command | undefined {
  const { values, positionals } = parse(argv);
  const [name, ...more] = positionals;
  if (values.help || name === undefined) return undefined;
  if (more.length > 0) throw new AdminError(`unexpected: ${more.join(' ')}`);
  const email = () => needed('--email', values.email);
  switch (name) {
    case 'create-account': {
      const address = email();
      return async (accounts) =>
        accounts.create(
          address,
          values.language ?? 'pl',
          await readPassword(environment),
          values.demo ?? false,
        );
    }
    case 'create-demo':
      return (accounts) =>
        accounts.createDemo(
          environment['OSTOJA_DEMO_EMAIL'] ?? 'demo@ostoja.test',
          environment['OSTOJA_DEMO_PASSWORD'] ?? 'Demo-Family-1',
        );
    case 'set-plan': {
      const [address, type, days] = [email(), needed('--type', values.type), needed('--days', values.days)];
      return (accounts) => accounts.setPlan(address, Number(type), Number(days));
    }
    case 'confirm-email': {
      const address = email();
      return (accounts) => accounts.confirm(address);
    }
    case 'delete-account': {
      const address = email();
      return (accounts) => accounts.delete(address);
    }
    case 'migrate':
      // Opening the database has done it.
      return async () => 'the tables are up to date';
    case 'drift':
      return (_accounts, source) => drift(source);
    default:
      throw new AdminError(`there is no command ${name}; see --help`);
  }
}

async function drift(source: DataSource): Promise<string> {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.length === 0
    ? 'the migrations make the entities'
    : upQueries.map(({ query }) => `${query};`).join('\n');
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        email: { type: 'string' },
        language: { type: 'string' },
        demo: { type: 'boolean' },
        type: { type: 'string' },
        days: { type: 'string' },
      },
    });
  } catch (error) {
    throw new AdminError(error instanceof Error ? error.message : String(error));
  }
}

function needed(name: string, value: string | undefined): string {
  if (!value) throw new AdminError(`${name} is missing; see --help`);
  return value;
}
