import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { AdminAccounts } from './admin-accounts.js';
import { AdminError } from './admin-error.js';
import { AdminMail } from './admin-mail.js';
import { AdminPayments } from './admin-payments.js';
import { AdminPlans } from './admin-plans.js';
import { AdminRetention } from './admin-retention.js';
import { AdminRewards } from './admin-rewards.js';
import { readPassword } from './read-password.js';

/** What `--help` prints. */
export const help = `npm run admin -- <command>

  create-account --email ADDRESS [--language pl] [--demo]
                     makes an account; the password comes from OSTOJA_ADMIN_PASSWORD or the
                     first line of the input; --demo: confirmed and premium for a year
  create-demo        makes the demo account, or makes it sound again
  accounts [--search TEXT] [--count 50]
                     lists the newest accounts, or those whose address has the text in it
  set-plan --email ADDRESS --type NUMBER --days NUMBER
                     50 trial, 90 reward, 100 minimal, 200 regular, 300 premium, 1000 learning help,
                     1100 to 1300 both
  give-points --email ADDRESS --points NUMBER
  set-password --email ADDRESS
                     and signs out everywhere; the password comes as with create-account
  confirm-email --email ADDRESS
  show-account --email ADDRESS
                     tells its plan and what it was granted, its children, devices and reports
  delete-account --email ADDRESS

  plans              lists what is sold, with the prices
  change-plan --type NUMBER [--pln 149.00] [--eur 34.90] [--usd 34.90] [--gbp 29.90]
              [--points NUMBER] [--sold yes|no]
                     changes what is given and leaves the rest; what was bought keeps its terms
  reset-plan --type NUMBER
                     sells it again as Ostoja came with it

  payments [--email ADDRESS] [--count 50]
                     lists the newest payments with their numbers
  refund NUMBER|PAYMENT|CHECKOUT [--force]
                     pays back in full, within 30 days of the payment; --force also later. The checkout
                     (cs_…) stands in the address of the page to which a parent came back
  stop-renewal --email ADDRESS
                     lets what renews itself end with its period

  retention          tells for how long what devices report is kept
  set-retention [--days NUMBER]
                     changes that while the server runs; without days as TELEMETRY_DAYS says
  run-retention      deletes at once what is older

  reward --days NUMBER [--count 1] [--note TEXT] [--until YYYY-MM-DD]
                     makes codes that make a plan longer, each once; they are shown only here
  rewards            lists the newest codes by how they begin, and which were redeemed
  withdraw-reward --code CODE

  mail               lists the mail that failed, with the reason
  retry-mail         tries all of that again at once
  send-report --email ADDRESS [--day YYYY-MM-DD]
                     mails a daily report now; yesterday's without a day

  migrate            brings the tables up to date and ends
  drift              prints the SQL that the entities need beyond the migrations (for who writes one)

The database is the server's: OSTOJA_DATA or DATABASE_URL, as in docs/operations.md.
`;

/** What a command line asks for: does it and tells in a sentence what it did. */
export type Command = (get: Services) => Promise<string>;

/** Gives a service of the operator's. */
export type Services = <Service>(type: abstract new (...parts: never[]) => Service) => Service;

/**
 * Understands a command line, or gives undefined when it asks for help.
 * @throws {AdminError} for a command or an option that does not exist or is missing
 */
export function readCommand(argv: readonly string[], environment: NodeJS.ProcessEnv): Command | undefined {
  const { values, positionals } = parse(argv);
  const [name, ...more] = positionals;
  if (values.help || name === undefined) return undefined;
  if (more.length > (name === 'refund' ? 1 : 0)) throw new AdminError(`unexpected: ${more.join(' ')}`);
  const email = () => needed('--email', values.email);
  switch (name) {
    case 'create-account': {
      const address = email();
      return async (get) =>
        get(AdminAccounts).create(
          address,
          values.language ?? 'pl',
          await readPassword(environment),
          values.demo ?? false,
        );
    }
    case 'create-demo':
      return (get) =>
        get(AdminAccounts).createDemo(
          environment['OSTOJA_DEMO_EMAIL'] ?? 'demo@ostoja.test',
          environment['OSTOJA_DEMO_PASSWORD'] ?? 'Demo-Family-1',
        );
    case 'set-plan': {
      const [address, type, days] = [email(), needed('--type', values.type), needed('--days', values.days)];
      return (get) => get(AdminAccounts).setPlan(address, Number(type), Number(days));
    }
    case 'accounts':
      return (get) => get(AdminAccounts).list(values.search, values.count);
    case 'give-points': {
      const [address, points] = [email(), needed('--points', values.points)];
      return (get) => get(AdminAccounts).givePoints(address, Number(points));
    }
    case 'set-password': {
      const address = email();
      return async (get) => get(AdminAccounts).setPassword(address, await readPassword(environment));
    }
    case 'plans':
      return (get) => get(AdminPlans).list();
    case 'change-plan': {
      const type = needed('--type', values.type);
      const { pln: PLN, eur: EUR, usd: USD, gbp: GBP, points, sold } = values;
      const typed = Object.entries({ PLN, EUR, USD, GBP }).filter(([, price]) => price !== undefined);
      return (get) => get(AdminPlans).change(type, { prices: Object.fromEntries(typed), points, sold });
    }
    case 'reset-plan': {
      const type = needed('--type', values.type);
      return (get) => get(AdminPlans).reset(type);
    }
    case 'payments':
      return (get) => get(AdminPayments).list(values.email, values.count);
    case 'refund': {
      const payment = needed('the number of the purchase or the name of the payment', more[0]);
      return (get) => get(AdminPayments).refund(payment, values.force ?? false);
    }
    case 'stop-renewal': {
      const address = email();
      return (get) => get(AdminPayments).stopRenewal(address);
    }
    case 'retention':
      return (get) => get(AdminRetention).show();
    case 'set-retention':
      return (get) => get(AdminRetention).change(values.days);
    case 'run-retention':
      return (get) => get(AdminRetention).run();
    case 'confirm-email': {
      const address = email();
      return (get) => get(AdminAccounts).confirm(address);
    }
    case 'delete-account': {
      const address = email();
      return (get) => get(AdminAccounts).delete(address);
    }
    case 'show-account': {
      const address = email();
      return (get) => get(AdminAccounts).show(address);
    }
    case 'reward': {
      const { count = '1', note = '', until } = values;
      const days = needed('--days', values.days);
      return (get) => get(AdminRewards).make(Number(days), Number(count), note, until);
    }
    case 'rewards':
      return (get) => get(AdminRewards).list();
    case 'withdraw-reward': {
      const code = needed('--code', values.code);
      return (get) => get(AdminRewards).withdraw(code);
    }
    case 'mail':
      return (get) => get(AdminMail).list();
    case 'retry-mail':
      return (get) => get(AdminMail).retry();
    case 'send-report': {
      const address = email();
      return (get) => get(AdminMail).sendReport(address, values.day);
    }
    case 'migrate':
      // Opening the database has done it.
      return async () => 'the tables are up to date';
    case 'drift':
      return (get) => drift(get(DataSource));
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
        count: { type: 'string' },
        note: { type: 'string' },
        until: { type: 'string' },
        code: { type: 'string' },
        day: { type: 'string' },
        search: { type: 'string' },
        pln: { type: 'string' },
        eur: { type: 'string' },
        usd: { type: 'string' },
        gbp: { type: 'string' },
        points: { type: 'string' },
        sold: { type: 'string' },
        force: { type: 'boolean' },
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
