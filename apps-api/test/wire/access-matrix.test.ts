import { type Action, Code, logoff, serviceActions } from '@ostoja/contracts';
import { privilegeNames } from '@ostoja/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Session } from '../../src/features/account/session.entity.js';
import { Secrets } from '../../src/platform/secrets/index.js';
import { describeApplication } from '../application.js';
import { anotherBrowser } from '../factories/parents.js';
import { keepAnswering } from './answering-device.js';
import {
  changesNothing,
  dataFor,
  named,
  pick,
  referencesOf,
  refusal,
  said,
  stopClockwork,
} from './matrix.js';
import { paidBy } from '../factories/payments.js';
import { ABSENT, type Household, householdOf, type References, siblingOf } from './references.js';
import { asDevice, asParent, callRaw, type CallHeaders, comparable, envelopeOf } from './wire-call.js';
import { idProperties, schemaOf } from './valid-data.js';

/** What a refusal without a session looks like, whole. */
const SIGN_IN = refusal('login', Code.Unauthorized);

const actions: readonly Action[] = serviceActions;
const closed = named(actions.filter(({ access }) => access.kind !== 'anyone'));
const referring = named(actions.filter((action) => referencesOf(action).length > 0));
const privileged = named(actions.filter(({ access }) => 'privilege' in access && access.privilege));

/** Who is in the database while the matrix is walked. */
interface People {
  readonly mine: Household;
  readonly sibling: Household;
  readonly stranger: Household;
  readonly unprivileged: Household;
  readonly badSessions: readonly (readonly [string, CallHeaders])[];
}

describe('every action of /service', () => {
  it('names ids by words that the matrix knows the owner of', () => {
    const unknown = actions.flatMap((action) =>
      idProperties(schemaOf(action))
        .filter((name) => !(name in ABSENT))
        .map((name) => `${action.name}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('that anyone may call names nothing of a family', () => {
    const open = actions.filter(({ access }) => access.kind === 'anyone');
    expect(open.filter((action) => referencesOf(action).length > 0)).toEqual([]);
  });
});

describeApplication(
  'the access matrix',
  (app) => {
    let people: People | undefined;
    const given = (): People => {
      if (!people) throw new Error('the families are there in tests only');
      return people;
    };

    beforeAll(async () => {
      stopClockwork(app());
      const mine = await householdOf(app());
      people = {
        mine,
        sibling: await siblingOf(app(), mine),
        stranger: await householdOf(app()),
        unprivileged: await householdOf(app(), Object.fromEntries(privilegeNames.map((name) => [name, 0]))),
        badSessions: await badSessions(mine),
      };
    });

    beforeEach(() => app().database.query('DELETE FROM rate_limit'));

    /** Everything that is no session of a parent's, though most of it was one or is the key to something else. */
    async function badSessions(mine: Household): Promise<People['badSessions']> {
      const { accountId } = mine;
      const expired = cookiesOf(await anotherBrowser(app(), { accountId, email: '' }));
      const tokenHash = app().nest.get(Secrets).hash('session', expired.sessionToken);
      await app()
        .database.repository(Session)
        .update({ accountId, tokenHash }, { expires: app().clock.now() });
      const ended = cookiesOf(await anotherBrowser(app(), { accountId, email: '' }));
      await callRaw(app(), logoff, {}, asParent(ended));
      return [
        ['no session', {}],
        ['an expired session', asParent(expired)],
        ['an ended session', asParent(ended)],
        ['a session that was never made', asParent({ sessionToken: `${mine.sessionToken.slice(0, -3)}AAA` })],
        ["a device's token instead", asDevice(mine)],
        ["a device's token in the cookie", asParent({ sessionToken: mine.deviceToken })],
        ['the session in the place of a token', asDevice({ deviceToken: mine.sessionToken })],
      ];
    }

    it.each(closed)('%s asks for a session', async (_name, action) => {
      const { mine, badSessions: sessions } = given();
      await changesNothing(app(), async () => {
        for (const [what, headers] of sessions) {
          const answer = await callRaw(app(), action, dataFor(action, mine.refs), headers);
          expect([what, said(answer)]).toEqual([what, SIGN_IN]);
        }
      });
    });

    it.each(referring)("%s answers another family's as an absent one", async (_name, action) => {
      const { mine, stranger } = given();
      const call = (refs: References) => callRaw(app(), action, dataFor(action, refs), asParent(mine));
      await changesNothing(app(), async () => {
        for (const names of subsets(referencesOf(action))) {
          const foreign = await call({ ...mine.refs, ...pick(stranger.refs, names) });
          const absent = await call({ ...mine.refs, ...pick(ABSENT, names) });
          expect([names, comparable(foreign)]).toEqual([names, comparable(absent)]);
          if (names.includes('profile') || names.includes('device')) {
            expect([names, said(foreign)]).toEqual([names, refusal('error', Code.NotFound)]);
          }
        }
      });
    });

    it.each(named(actions.filter(({ access }) => access.kind === 'device' && access.ofProfile)))(
      '%s answers a device on another child of the family as an absent one',
      async (_name, action) => {
        const { mine, sibling } = given();
        const call = (refs: References) => callRaw(app(), action, dataFor(action, refs), asParent(mine));
        await changesNothing(app(), async () => {
          const absent = comparable(await call({ ...mine.refs, ...pick(ABSENT, ['profile', 'device']) }));
          for (const crossed of [
            { ...mine.refs, device: sibling.refs.device },
            { ...mine.refs, profile: sibling.refs.profile },
          ]) {
            const answer = await call(crossed);
            expect(said(answer)).toEqual(refusal('error', Code.NotFound));
            expect(comparable(answer)).toEqual(absent);
          }
        });
      },
    );

    it.each(privileged)(
      "%s asks for its privilege, and never betrays another family's id by it",
      async (_name, action) => {
        const { unprivileged, stranger } = given();
        const call = (refs: References) =>
          callRaw(app(), action, dataFor(action, refs), asParent(unprivileged));
        await changesNothing(app(), async () => {
          const own = await call(unprivileged.refs);
          expect(said(own)).toEqual(refusal('error', Code.AccessDenied));
          const foreign = await call(stranger.refs);
          expect(said(foreign)).toEqual(refusal('error', Code.NotFound));
        });
      },
    );

    // Without this the matrix would hold of an action that refuses everybody.
    it.each(closed)('%s lets the family itself through', async (_name, action) => {
      const own = await householdOf(app());
      const stop = keepAnswering(app(), own);

      const data = { ...dataFor(action, own.refs), ...(await paidBy(app(), own, action.name)) };
      const answer = await callRaw(app(), action, data, asParent(own));
      await stop();

      expect(answer.http).toBe(200);
      const { status, code } = envelopeOf(answer);
      expect(status).not.toBe('login');
      expect([Code.Unauthorized, Code.AccessDenied, Code.NotFound]).not.toContain(code);
    });
  },
  { callsPerMinute: 1_000_000 },
);

/** Every choice of one or more. */
function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((all, item) => [...all, ...all.map((one) => [...one, item])], [[]]).slice(1);
}

function cookiesOf({ cookies }: { cookies: ReadonlyMap<string, string> }): Pick<Household, 'sessionToken'> {
  return { sessionToken: cookies.get('ostoja_session') ?? '' };
}
