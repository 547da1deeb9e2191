import { type Action, agentActions, Code, deleteDevice, serviceActions } from '@ostoja/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeApplication } from '../application.js';
import { runJobs } from '../factories/mail.js';
import { changesNothing, dataFor, named, referencesOf, refusal, said, stopClockwork } from './matrix.js';
import { ABSENT, type Household, householdOf, siblingOf } from './references.js';
import { idProperties, schemaOf } from './valid-data.js';
import { asDevice, asParent, callRaw, type CallHeaders, comparable, envelopeOf } from './wire-call.js';

const actions: readonly Action[] = agentActions;
const closed = named(actions.filter(({ access }) => access.kind === 'agent'));
const SIGN_IN = refusal('login', Code.Unauthorized);

/** Who is in the database while the matrix is walked. */
interface People {
  readonly mine: Household;
  readonly stranger: Household;
  readonly badTokens: readonly (readonly [string, CallHeaders])[];
}

describe('every action of /agent', () => {
  it('names ids by words that the matrix knows the owner of', () => {
    const unknown = actions.flatMap((action) =>
      idProperties(schemaOf(action)).filter((name) => !(name in ABSENT)),
    );
    expect(unknown).toEqual([]);
  });
});

describeApplication(
  'the gateway’s access matrix',
  (app) => {
    let people: People | undefined;
    const given = (): People => {
      if (!people) throw new Error('the families are there in tests only');
      return people;
    };

    beforeAll(async () => {
      stopClockwork(app());
      const mine = await householdOf(app());
      const stranger = await householdOf(app());
      const gone = await siblingOf(app(), mine);
      await callRaw(app(), deleteDevice, { device: gone.refs.device }, asParent(mine));
      await runJobs(app());
      const [account, device, secret] = mine.deviceToken.split('.');
      const [otherAccount, otherDevice] = stranger.deviceToken.split('.');
      const badTokens = [
        ['no token', {}],
        ['a session in the cookie', asParent(mine)],
        ['a session in the place of a token', asDevice({ deviceToken: mine.sessionToken })],
        ['the token in the cookie', asParent({ sessionToken: mine.deviceToken })],
        ['another scheme', { authorization: `Basic ${mine.deviceToken}` }],
        ['a token that was never made', forged(account, device, `${secret?.slice(0, -3)}AAA`)],
        ["this secret under another family's ids", forged(otherAccount, otherDevice, secret)],
        ["this secret under another family's device", forged(account, otherDevice, secret)],
        ["a deleted device's token", asDevice(gone)],
      ] as const;
      people = { mine, stranger, badTokens };
    });

    beforeEach(() => app().database.query('DELETE FROM rate_limit'));

    it.each(closed)('%s asks for a token', async (_name, action) => {
      const { mine, badTokens } = given();
      await changesNothing(app(), async () => {
        for (const [what, headers] of badTokens) {
          const answer = await callRaw(app(), action, dataFor(action, mine.refs), headers);
          expect([what, said(answer)]).toEqual([what, SIGN_IN]);
        }
      });
    });

    it.each(named(actions.filter((action) => referencesOf(action).length > 0)))(
      "%s answers another device's as an absent one",
      async (_name, action) => {
        const { mine, stranger } = given();
        const call = (refs: Household['refs']) =>
          callRaw(app(), action, dataFor(action, refs), asDevice(mine));
        await changesNothing(app(), async () => {
          const foreign = await call(stranger.refs);
          expect(said(foreign)).toEqual(refusal('error', Code.NotFound));
          expect(comparable(foreign)).toEqual(comparable(await call(ABSENT)));
        });
      },
    );

    // Without this the matrix would hold of an action that refuses everybody.
    it.each(closed)('%s lets the device itself through', async (_name, action) => {
      const own = await householdOf(app());

      const answer = await callRaw(app(), action, dataFor(action, own.refs), asDevice(own));

      expect(answer.http).toBe(200);
      const { status, code } = envelopeOf(answer);
      expect(status).not.toBe('login');
      expect([Code.Unauthorized, Code.AccessDenied, Code.NotFound]).not.toContain(code);
    });

    it.each(named([...actions, ...serviceActions]))(
      '%s is unknown on the other endpoint',
      async (_name, action) => {
        const { mine } = given();
        const other = action.channel === 'agent' ? 'service' : 'agent';
        const headers = { ...asParent(mine), ...asDevice(mine) };
        await changesNothing(app(), async () => {
          const call = { name: action.name, channel: other } as const;
          const answer = await callRaw(app(), call, dataFor(action, mine.refs), headers);
          expect(said(answer)).toEqual(refusal('error', Code.BadRequest));
        });
      },
    );
  },
  { callsPerMinute: 1_000_000 },
);

function forged(...parts: (string | undefined)[]): CallHeaders {
  return asDevice({ deviceToken: parts.join('.') });
}
