import { loadLists } from '@ostoja/contracts';
import Fastify from 'fastify';
import type { Dialect } from '../src/platform/database/index.js';
import { family } from '../test/factories/telemetry.js';
import { inTurn, type Ratio } from './measure.js';
import { postMany } from './requests.js';
import { withServer } from './server.js';

const CALLS = 1500;
const ROUNDS = 9;

/**
 * An authenticated `/service` call through the whole wire (cookie, session, limits, schema, ownership, privilege) against a bare Fastify route in the same process, with the same schema, that runs the same query.
 */
export function benchCall(engine: Dialect): Promise<Ratio> {
  return withServer(engine, async (app) => {
    const { parent, device, ref } = await family(app);
    const bare = Fastify({ logger: false });
    const answer = async (body: unknown) => {
      const data = loadLists.data.parse((body as { data: unknown }).data);
      const rows = await app.database.query<{ list_index: number; entries: string }>(
        'SELECT list_index, entries FROM device_list WHERE account_id = ? AND device_id = ?',
        [device.accountId, data.device],
      );
      return { status: 'OK', code: 0, data: rows };
    };
    bare.post('/service', (request) => answer(request.body));
    const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
    try {
      const body = JSON.stringify({ action: 'loadLists', data: { ...ref, lists: [0, 1] } });
      const cookie = `ostoja_session=${parent.cookies.get('ostoja_session') ?? ''}`;
      const whole = () => postMany(CALLS, `${app.url}/service`, { cookie }, body);
      const plain = () => postMany(CALLS, `${bareUrl}/service`, {}, body);
      await inTurn(2, whole, plain);
      const [ours, theirs] = await inTurn(ROUNDS, whole, plain);
      const perSecond = (milliseconds: number) => Math.round((CALLS / milliseconds) * 1000);
      return {
        name: 'authenticated /service call against a bare Fastify route with the same schema and query',
        value: theirs / ours,
        aim: { least: 0.75 },
        parts: `${perSecond(ours)}/s against ${perSecond(theirs)}/s`,
      };
    } finally {
      await bare.close();
    }
  });
}
