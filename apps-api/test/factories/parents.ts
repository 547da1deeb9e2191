import { randomBytes } from 'node:crypto';
import { Accounts, type NewAccount, Passwords, Sessions } from '../../src/features/account/index.js';
import type { Parent, TestApplication } from '../application.js';

/** The password of every parent that is made here. */
export const PASSWORD = 'Correct-Horse-1';

/** Hashing is slow on purpose: once is enough for all. */
let passwordHash: Promise<string> | undefined;

/** A parent with an account who is signed in, with a browser of their own. */
export interface SignedInParent extends Parent {
  readonly accountId: number;
  readonly email: string;
}

/** An address that nobody has used. */
export function newEmail(): string {
  return `parent-${randomBytes(6).toString('hex')}@example.com`;
}

/** A browser at an address of its own, so that tests do not share limits. Needs `trustProxy`. */
export function visitor(app: TestApplication, headers: Record<string, string> = {}): Parent {
  const address = `2001:db8::${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
  return app.parent({ 'x-forwarded-for': address, ...headers });
}

/** A parent who registered, confirmed the address and signed in; in the demo days unless said otherwise. */
export async function signedInParent(
  app: TestApplication,
  given: Partial<NewAccount> = {},
): Promise<SignedInParent> {
  passwordHash ??= app.nest.get(Passwords, { strict: false }).hash(PASSWORD);
  const account: NewAccount = {
    email: newEmail(),
    passwordHash: await passwordHash,
    language: 'pl',
    confirmed: true,
    accountType: 50,
    validFrom: app.clock.now(),
    validTo: app.clock.now() + 3 * 86_400,
    ...given,
  };
  const accountId = await app.database.transaction(async (manager) => {
    const made = await app.nest.get(Accounts, { strict: false }).create(manager, account);
    if (made === undefined) throw new Error(`${account.email} is taken`);
    return made;
  });
  return anotherBrowser(app, { accountId, email: account.email });
}

/** The same parent, signed in from another browser. */
export async function anotherBrowser(
  app: TestApplication,
  { accountId, email }: Pick<SignedInParent, 'accountId' | 'email'>,
): Promise<SignedInParent> {
  const origin = { address: '', userAgent: '', country: '', consent: false, requestId: '' };
  const token = await app.database.transaction((manager) =>
    app.nest.get(Sessions, { strict: false }).start(manager, accountId, origin),
  );
  const browser = visitor(app);
  browser.cookies.set('ostoja_session', token);
  return { ...browser, accountId, email };
}
