import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.js';
import { testConfig } from '../../../test/config.js';
import { TestClock } from '../../platform/clock/index.js';
import { Secrets } from '../../platform/secrets/index.js';
import { Accounts } from './accounts.js';
import { Session } from './session.entity.js';
import { SESSION_IDLE, Sessions } from './sessions.js';

const origin = { address: '192.0.2.1', userAgent: 'test', country: '', consent: false, requestId: 'r' };
const DAY = 86_400;

describeEachDatabase('sessions', (db) => {
  /** An account with one session, and the service with a cache of its own. */
  async function signedIn() {
    const clock = new TestClock();
    const sessions = () => new Sessions(db(), new Secrets(testConfig()), clock);
    const accounts = new Accounts(db(), clock);
    const email = `${crypto.randomUUID()}@example.com`;
    const here = sessions();
    const { accountId, token } = await db().transaction(async (manager) => {
      const made = await accounts.create(manager, {
        email,
        passwordHash: '',
        language: 'pl',
        accountType: 50,
        validFrom: 0,
        validTo: 0,
        privileges: { getCalls: 0 },
      });
      return { accountId: made ?? 0, token: await here.start(manager, made ?? 0, origin) };
    });
    const row = () => db().repository(Session).findOneByOrFail({ accountId });
    return { clock, sessions, here, accountId, token, row };
  }

  it('gives the holder of a token, with every privilege that is not switched off', async () => {
    const { here, token, accountId } = await signedIn();

    const holder = await here.find(token);

    expect(holder).toMatchObject({ accountId, language: 'pl', privileges: { getCalls: 0, getTop: 1 } });
  });

  it('stores a token as a keyed hash only', async () => {
    const { token, row } = await signedIn();

    const stored = JSON.stringify(await row());

    const secret = token.split('.')[1] ?? '';
    expect(secret).toHaveLength(43);
    expect(stored).not.toContain(secret);
  });

  it('knows no other token', async () => {
    const { here, token, accountId } = await signedIn();
    const other = await signedIn();

    const swapped = `${other.accountId.toString(36)}.${token.split('.')[1]}`;
    for (const wrong of ['', 'x', `${token}x`, swapped, `${accountId.toString(36)}.${'A'.repeat(43)}`]) {
      expect(await here.find(wrong)).toBeUndefined();
    }
  });

  it('ends a session that is not used for 30 days, and prolongs one that is', async () => {
    const { here, token, clock } = await signedIn();

    clock.advance(29 * DAY);
    expect(await here.find(token)).toBeDefined();
    clock.advance(29 * DAY);
    expect(await here.find(token)).toBeDefined();
    clock.advance(30 * DAY);
    expect(await here.find(token)).toBeUndefined();
  });

  it('writes when it was last used at most once a minute', async () => {
    const { here, token, clock, row } = await signedIn();
    const started = clock.now();

    clock.advance(59);
    await here.find(token);
    expect((await row()).lastSeen).toBe(started);
    clock.advance(30);
    await here.find(token);
    expect(await row()).toMatchObject({ lastSeen: started + 89, expires: started + 89 + SESSION_IDLE });
  });

  it('forgets an ended session here at once, and on other nodes within seconds', async () => {
    const { here, sessions, token, clock } = await signedIn();
    const elsewhere = sessions();
    await here.find(token);
    await elsewhere.find(token);

    await here.end(token);

    expect(await here.find(token)).toBeUndefined();
    clock.advance(4);
    expect(await elsewhere.find(token)).toBeUndefined();
  });

  it('does not remember a session that ended while it was looked up', async () => {
    const { here, token } = await signedIn();

    const lookUp = here.find(token);
    await Promise.all([lookUp, here.end(token)]);

    expect(await here.find(token)).toBeUndefined();
  });
});
