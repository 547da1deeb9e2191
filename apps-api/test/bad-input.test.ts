import { sync } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from './application.js';
import { batchOf, countRows, family, visit } from './factories/telemetry.js';

/** An answer with code -1. */
function refused(http: number) {
  return { http, status: 'error', code: -1 };
}

describeApplication(
  'bad input',
  (app) => {
    /** Posts a body as it is and gives the status and the code of the answer. */
    const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${app().url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      const reply = (await response.json()) as { status: string; code: number };
      return { http: response.status, status: reply.status, code: reply.code, headers: response.headers };
    };

    it.each(['/service', '/agent'])('of no known action answers -1 on %s', async (path) => {
      for (const action of ['noSuchAction', '__proto__', 'constructor', '']) {
        expect(await post(path, JSON.stringify({ action, data: {} }))).toMatchObject({
          status: 'error',
          code: -1,
        });
      }
    });

    it.each(['/service', '/agent'])('that is no envelope answers 400 on %s', async (path) => {
      for (const body of ['{', 'null', '[]', '"logged"', '{}', '{"action":5,"data":{}}']) {
        expect(await post(path, body)).toMatchObject(refused(400));
      }
    });

    it('of another content type, or of none, answers 400', async () => {
      const body = JSON.stringify({ action: 'logged', data: {} });

      expect(await post('/service', body, { 'content-type': 'text/plain' })).toMatchObject(refused(400));
      expect(await post('/service', body, { 'content-type': '' })).toMatchObject(refused(400));
    });

    it('that is too large answers 413, and nothing is stored', async () => {
      const { device } = await family(app());
      const batch = JSON.stringify({ action: 'sync', data: batchOf({ visits: [visit(app().clock.now())] }) });
      const body = batch.slice(0, -1) + ' '.repeat(5 * 1024 * 1024) + '}';

      const reply = await post('/agent', body, { authorization: `Bearer ${device.token}` });

      expect(reply).toMatchObject(refused(413));
      expect(await countRows(app(), device)).toEqual({});
    });

    it('of more calls than a minute may have answers 429 and says when to come back', async () => {
      const { device, agent } = await family(app());
      for (let call = 0; call < 40; call++) await agent.call(sync, batchOf({}));
      const before = await countRows(app(), device);

      const body = JSON.stringify({ action: 'sync', data: batchOf({ visits: [visit(app().clock.now())] }) });
      const reply = await post('/agent', body, { authorization: `Bearer ${device.token}` });

      expect(reply).toMatchObject(refused(429));
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await countRows(app(), device)).toEqual(before);
    });
  },
  { callsPerMinute: 40 },
);
