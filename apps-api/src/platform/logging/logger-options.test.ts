import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../../../test/config.js';
import { loggerOptions } from './index.js';

/** The log of one request whose handler logs its body and headers. */
async function logged(body: object): Promise<string> {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const options = loggerOptions(testConfig({ logLevel: 'info' }));
  const logger = typeof options.logger === 'object' ? { ...options.logger, stream } : false;
  const app = Fastify({ ...options, logger });
  app.post('/service', async (request, reply) => {
    request.log.info({ headers: request.headers, body: request.body }, 'looking at everything');
    return reply.header('set-cookie', 'session=hunter2').send({});
  });
  await app.inject({
    method: 'POST',
    url: '/service?code=hunter2',
    headers: { authorization: 'Bearer hunter2', cookie: 'session=hunter2' },
    body,
  });
  await app.close();
  return text;
}

describe('the log', () => {
  it('never holds a secret', async () => {
    const text = await logged({
      action: 'login',
      data: { u: 'ala', p: 'hunter2', o: 'hunter2', n: 'hunter2' },
    });

    expect(text).toContain('looking at everything');
    expect(text).not.toContain('hunter2');
  });

  it('has the request id on every line of a request', async () => {
    const lines = (await logged({}))
      .trim()
      .split('\n')
      .filter((line) => line.includes('"reqId"'));

    expect(lines.length).toBeGreaterThanOrEqual(3);
  });
});
