import {
  Code,
  createProfile,
  deleteDevice,
  deleteProfile,
  enrol,
  getTop,
  geo,
  login,
  serviceActions,
} from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { AccessGate } from './access.js';
import { ActionError } from './action-error.js';
import { CallLimits } from './call-limits.js';
import type { SessionHolder } from './caller.js';
import { type Call, Dispatcher } from './dispatcher.js';
import type { Handler } from './handles.js';
import { pair, type Registration } from './registry.js';

const MINE = { accountId: 1, profileId: 10, deviceId: 100 };
const holder = (privileges: SessionHolder['privileges'] = { getTop: 1 }): SessionHolder => ({
  accountId: MINE.accountId,
  sessionId: 's',
  privileges,
  language: 'pl',
});
const emptyTop = { data: [], max: 0 };
const top = { apps: emptyTop, domains: emptyTop, blocked: emptyTop, search: emptyTop };

/** A dispatcher over one family, with the given handlers. */
function dispatcher(
  handlers: Registration[],
  privileges?: SessionHolder['privileges'],
  callsPerMinute = 1000,
) {
  const contracts = handlers.map((one) => one.action);
  const registry = {
    find: (channel: 'service' | 'agent', name: string) => pair(contracts, handlers).get(channel)?.get(name),
  };
  const identities = {
    session: async (token: string) => (token === 'good' ? holder(privileges) : undefined),
    agent: async () => undefined,
    profile: async (accountId: number, profileId: number) =>
      profileId === MINE.profileId ? { accountId, profileId } : undefined,
    device: async (accountId: number, deviceId: number) =>
      deviceId === MINE.deviceId ? { ...MINE, accountId } : undefined,
  };
  const settings = { checkReplies: true, callsPerMinute, publicUrl: undefined, countryHeader: undefined };
  const counts = new Map<string, number>();
  const counter = {
    add: async (key: string, seconds: number) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { count: counts.get(key) ?? 0, ends: seconds, now: 0 };
    },
  };
  return new Dispatcher(
    registry as never,
    new AccessGate(identities),
    new CallLimits(counter, settings),
    settings,
  );
}

function call(body: unknown, sessionToken?: string): Call {
  return {
    channel: 'service',
    body,
    credentials: { sessionToken, bearerToken: undefined },
    origin: { address: '192.0.2.1', userAgent: '', country: '', consent: false, requestId: 'r-1' },
    browser: { token: sessionToken, start: () => undefined, end: () => undefined },
    hangUp: { signal: new AbortController().signal },
  };
}

const answers = (reply: unknown): Handler<never> => ({ run: () => reply as never });
const getTopHandler: Registration = { action: getTop, handler: answers(top) };
const interval = { dateFrom: 0, dateTo: 1 };

describe('the dispatcher', () => {
  it('refuses a body that is not an envelope with 400', async () => {
    for (const body of [undefined, null, [], 'x', {}, { action: 7 }, { action: 'geo', data: [] }]) {
      const answer = await dispatcher([getTopHandler]).dispatch(call(body));
      expect([answer.httpStatus, answer.body.code]).toEqual([400, Code.BadRequest]);
    }
  });

  it('answers an unknown action with code -1 and status 200', async () => {
    const answer = await dispatcher([getTopHandler]).dispatch(call({ action: '__proto__', data: {} }));
    expect(answer).toMatchObject({ httpStatus: 200, body: { status: 'error', code: Code.BadRequest } });
  });

  it('asks for sign-in before it looks at the data', async () => {
    const answer = await dispatcher([getTopHandler]).dispatch(
      call({ action: 'getTop', data: { profile: 'x' } }),
    );
    expect(answer.body).toMatchObject({ status: 'login', code: Code.Unauthorized });
  });

  it('names the failing paths of data that does not fit', async () => {
    const data = { profile: 10, device: 'x', dateFrom: 0 };
    const answer = await dispatcher([getTopHandler]).dispatch(call({ action: 'getTop', data }, 'good'));
    expect(answer.body).toMatchObject({ code: Code.BadRequest, paths: ['device', 'dateTo'] });
  });

  it("answers another family's id exactly as an absent one", async () => {
    const wire = dispatcher([getTopHandler]);
    const ask = (profile: number, device: number) =>
      wire.dispatch(call({ action: 'getTop', data: { profile, device, ...interval } }, 'good'));
    const foreign = await ask(10, 999);
    expect(foreign.body).toMatchObject({ status: 'error', code: Code.NotFound });
    expect(await ask(11, 100)).toEqual(foreign);
    expect((await ask(10, 100)).body).toEqual({ status: 'OK', code: 0, data: top });
  });

  it('never tells a missing privilege about an id that is not the caller’s', async () => {
    const wire = dispatcher([getTopHandler], {});
    const ask = (device: number) =>
      wire.dispatch(call({ action: 'getTop', data: { profile: 10, device, ...interval } }, 'good'));
    expect((await ask(100)).body.code).toBe(Code.AccessDenied);
    expect((await ask(999)).body.code).toBe(Code.NotFound);
  });

  it('wraps what a handler throws on purpose, and hides what it did not mean to', async () => {
    const wire = dispatcher([
      {
        action: createProfile,
        handler: { run: () => Promise.reject(new ActionError(Code.MaximumProfiles)) },
      },
      { action: geo, handler: { run: () => Promise.reject(new Error('SELECT secret')) } },
    ]);
    const profile = { name: 'Ala', img: 2, year: 0, month: 0 };
    expect((await wire.dispatch(call({ action: 'createProfile', data: profile }, 'good'))).body).toEqual({
      status: 'error',
      code: Code.MaximumProfiles,
      requestId: 'r-1',
    });
    const fault = await wire.dispatch(call({ action: 'geo' }));
    expect(fault.httpStatus).toBe(500);
    expect(JSON.stringify(fault.body)).not.toContain('secret');
  });

  it('holds replies against their contract where that is asked', async () => {
    const wire = dispatcher([{ action: geo, handler: answers({ countryCode: 48 }) }]);
    expect((await wire.dispatch(call({ action: 'geo' }))).httpStatus).toBe(500);
  });

  it('counts a declared limit by the value of a field, however it is written', async () => {
    const wire = dispatcher([{ action: login, handler: answers({ lang: 'pl' }) }]);
    const signIn = (u: string) => wire.dispatch(call({ action: 'login', data: { u, p: 'x', l: 'pl' } }));
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn('a@example.com');
    expect(await signIn(' A@Example.com ')).toMatchObject({ httpStatus: 429, retryAfter: 900 });
    expect((await signIn('b@example.com')).httpStatus).toBe(200);
  });

  it('has a general limit for every other call', async () => {
    const wire = dispatcher([{ action: geo, handler: answers({ countryCode: 'PL' }) }], {}, 2);
    await wire.dispatch(call({ action: 'geo' }));
    await wire.dispatch(call({ action: 'geo' }));
    expect((await wire.dispatch(call({ action: 'geo' }))).httpStatus).toBe(429);
  });
});

describe('the registry', () => {
  const handler = answers({});

  it('refuses a contract without a handler, a handler without a contract, and two handlers', () => {
    expect(() => pair([geo], [])).toThrow('geo: a contract without a handler');
    expect(() => pair([], [{ action: geo, handler }])).toThrow('geo: a handler without a contract');
    expect(() =>
      pair(
        [geo],
        [
          { action: geo, handler },
          { action: geo, handler },
        ],
      ),
    ).toThrow('geo: two handlers');
  });

  it('keeps one name of two channels apart', () => {
    const paired = pair(
      [deleteProfile, enrol],
      [
        { action: deleteProfile, handler },
        { action: enrol, handler },
      ],
    );
    expect(paired.get('service')?.has('enrol')).toBe(false);
    expect(paired.get('agent')?.has('enrol')).toBe(true);
  });

  it('pairs every contract of the service once', () => {
    const all = serviceActions.map((action) => ({ action, handler }));
    expect(pair(serviceActions, all).get('service')?.size).toBe(serviceActions.length);
    expect(pair(serviceActions, all).get('service')?.has(deleteDevice.name)).toBe(true);
  });
});
