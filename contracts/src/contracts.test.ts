import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { account, profile } from './access.js';
import { type Action, action } from './action.js';
import { createClient } from './client.js';
import { Code, codeMeanings, codeName } from './codes.js';
import { agentActions, deleteProfile, getProfiles, serviceActions, sync } from './index.js';

const answer = (status: number, body: unknown, headers?: Record<string, string>) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status, ...(headers ? { headers } : {}) }));

function isGated({ access }: Action): boolean {
  return 'privilege' in access && access.privilege !== undefined;
}

describe('the catalogue of codes', () => {
  it('gives every number one name and one meaning', () => {
    expect(new Set(Object.values(Code)).size).toBe(Object.keys(codeMeanings).length);
    expect(codeName(16)).toBe('NotFound');
    expect(codeName(999)).toBeUndefined();
  });
});

describe('an action', () => {
  it('has a name of its own on its channel', () => {
    for (const actions of [serviceActions, agentActions]) {
      expect(new Set(actions.map((one) => one.name)).size).toBe(actions.length);
    }
  });

  it('does not compile when its data lacks the id that its access rule needs', () => {
    const definition = { summary: 'x', access: profile, reply: z.object({}) };
    // @ts-expect-error the access rule asks for data.profile
    action('lacksProfile', { ...definition, data: z.object({ name: z.string() }) });
    expect(action('hasNone', { ...definition, access: account, data: z.object({}) }).access.kind).toBe(
      'account',
    );
  });

  it('says that it may deny access where, and only where, it asks for a privilege', () => {
    expect(
      serviceActions.filter((one: Action) => isGated(one) !== one.codes.includes(Code.AccessDenied)),
    ).toEqual([]);
  });

  it('answers not found wherever it takes an id of the account', () => {
    const owning = serviceActions.filter(
      (one) => one.access.kind === 'profile' || one.access.kind === 'device',
    );
    expect(owning.filter((one) => !one.codes.some((code) => code === Code.NotFound))).toEqual([]);
  });
});

describe('the typed client', () => {
  it('gives the data of an OK answer', async () => {
    const client = createClient({ fetch: answer(200, { status: 'OK', code: 0, data: { profiles: [] } }) });
    await expect(client.call(getProfiles, {})).resolves.toEqual({ profiles: [] });
  });

  it('throws status and code of any other answer', async () => {
    const client = createClient({
      fetch: answer(429, { status: 'error', code: -1, requestId: 'r1' }, { 'retry-after': '7' }),
    });
    await expect(client.call(deleteProfile, { profile: 1 })).rejects.toMatchObject({
      status: 'error',
      code: -1,
      details: { requestId: 'r1', retryAfter: 7, httpStatus: 429 },
    });
  });

  it('calls a server that answers no envelope unreachable', async () => {
    const client = createClient({ fetch: () => Promise.resolve(new Response('<html>')) });
    await expect(client.call(getProfiles, {})).rejects.toMatchObject({ status: 'unreachable' });
  });
});

describe('a batch of telemetry', () => {
  const batch = { uid: 'batch-0001', sent: 1_700_000_000, rules: { received: 0, inForce: 0 } };

  it('cuts overlong text instead of refusing the batch', () => {
    const parsed = sync.data.parse({
      ...batch,
      rows: { searches: [{ ts: 1, keyword: 'x'.repeat(10_000), url: '', engine: '' }] },
    });
    expect(parsed.rows.searches?.[0]?.keyword).toHaveLength(190);
  });

  it('names every row that does not fit', () => {
    const bad = { ts: -1, gps: 3, battery: 50 };
    const result = sync.data.safeParse({ ...batch, rows: { health: [bad, { ...bad, ts: 1 }, bad] } });
    expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([
      'rows.health.0.ts',
      'rows.health.2.ts',
    ]);
  });

  it('refuses more rows than a batch may carry', () => {
    const health = Array.from({ length: 2001 }, () => ({ ts: 1, gps: 3, battery: 50 }));
    expect(sync.data.safeParse({ ...batch, rows: { health } }).success).toBe(false);
  });
});
