import { ActionFailure, Code } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { backoffDelay, defaultBackoff } from './backoff.js';
import { GatewayClient } from './gateway-client.js';

type Step = { http: number; body: unknown; headers?: Record<string, string> } | 'no-answer' | 'never';

function gateway(steps: Step[], options: { timeout?: number; attempts?: number } = {}) {
  const seen: { url: string; authorization: string | null }[] = [];
  const client = new GatewayClient({
    baseUrl: 'http://server',
    token: 'secret',
    backoff: { base: 1, cap: 2 },
    ...options,
    fetch: (url, init) => {
      const { headers, signal } = init ?? {};
      seen.push({ url: String(url), authorization: new Headers(headers).get('authorization') });
      const step = steps[seen.length - 1];
      if (step === undefined || step === 'no-answer') return Promise.reject(new TypeError('no connection'));
      if (step === 'never') {
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      }
      return Promise.resolve(
        new Response(JSON.stringify(step.body), { status: step.http, headers: step.headers ?? {} }),
      );
    },
  });
  return { client, seen };
}

const leftOut = { tooOld: [], tooNew: [] };
const stored = { http: 200, body: { status: 'OK', code: 0, data: { stored: 0, leftOut, rulesVersion: 3 } } };
const fault = { http: 500, body: { status: 'error', code: -1, requestId: 'r' } };
const batch = { uid: 'batch-0001', sent: 1, rules: { received: 0, inForce: 0 }, rows: {} };

describe('the gateway client', () => {
  it('calls /agent with the device token', async () => {
    const { client, seen } = gateway([stored]);
    await expect(client.sync(batch)).resolves.toEqual({ stored: 0, leftOut, rulesVersion: 3 });
    expect(seen).toEqual([{ url: 'http://server/agent', authorization: 'Bearer secret' }]);
  });

  it('repeats a call that met a fault, no answer or a silent server', async () => {
    const { client, seen } = gateway([fault, 'no-answer', 'never', stored], { timeout: 20 });
    await expect(client.sync(batch)).resolves.toMatchObject({ rulesVersion: 3 });
    expect(seen).toHaveLength(4);
  });

  it('gives up after its number of tries', async () => {
    const { client, seen } = gateway([fault, fault, fault], { attempts: 2 });
    await expect(client.sync(batch)).rejects.toBeInstanceOf(ActionFailure);
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['a refusal of the data', { status: 'error', code: Code.BadRequest, paths: ['sent'] }],
    ['a refused token', { status: 'login', code: Code.Unauthorized }],
  ])('never repeats %s', async (_, body) => {
    const { client, seen } = gateway([{ http: 200, body }, stored]);
    await expect(client.sync(batch)).rejects.toMatchObject({ code: body.code });
    expect(seen).toHaveLength(1);
  });

  it('never repeats an enrolment, whose code may be spent', async () => {
    const { client, seen } = gateway(['no-answer', stored]);
    const device = { brand: '', model: '', friendlyName: 'x', osName: '', appType: 1, appFeatures: '' };
    await expect(
      client.enrol({ ...device, code: '1', appVersion: '', timeZone: 'UTC' }),
    ).rejects.toMatchObject({ status: 'unreachable' });
    expect(seen).toHaveLength(1);
  });

  it('stops at once when its caller aborts', async () => {
    const { client } = gateway(['never']);
    const stop = new AbortController();
    const call = client.sync(batch, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(call).rejects.toThrow('stopped');
  });
});

function waits(random: number): number[] {
  return [1, 2, 3, 20].map((attempt) => backoffDelay(attempt, { ...defaultBackoff, random: () => random }));
}

describe('the wait before a further try', () => {
  it('doubles up to the cap and keeps within its jitter', () => {
    expect(waits(0)).toEqual([250, 500, 1000, 30_000]);
    expect(waits(1)).toEqual([500, 1000, 2000, 60_000]);
  });

  it('is never shorter than Retry-After', () => {
    expect(backoffDelay(1, { ...defaultBackoff, random: () => 0 }, 90)).toBeGreaterThanOrEqual(90_000);
  });
});
