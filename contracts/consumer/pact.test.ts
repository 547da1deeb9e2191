import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import { agentActions, createClient, serviceActions } from '../src/index.js';
import { FromState, type Interaction } from './interaction.js';
import { accountInteractions } from './interactions/account.js';
import { appInteractions } from './interactions/apps.js';
import { familyInteractions } from './interactions/family.js';
import { gatewayInteractions } from './interactions/gateway.js';
import { locationInteractions } from './interactions/location.js';
import { phoneInteractions } from './interactions/phone.js';
import { purchaseInteractions } from './interactions/purchases.js';
import { reportInteractions } from './interactions/reports.js';
import { rewardInteractions } from './interactions/rewards.js';
import { ruleInteractions } from './interactions/rules.js';
import { screenInteractions } from './interactions/screens.js';
import { summaryInteractions } from './interactions/summary.js';
import { known } from './known.js';

const folder = fileURLToPath(new URL('../pacts', import.meta.url));
const interactions = [
  ...accountInteractions,
  ...familyInteractions,
  ...summaryInteractions,
  ...appInteractions,
  ...rewardInteractions,
  ...ruleInteractions,
  ...phoneInteractions,
  ...locationInteractions,
  ...reportInteractions,
  ...screenInteractions,
  ...gatewayInteractions,
  ...purchaseInteractions,
];

/** Plain values match exactly what is sent; a value of the state's is put in by the provider. */
function sent(value: unknown): unknown {
  if (value instanceof FromState) return MatchersV3.fromProviderState(value.expression, value.example);
  if (Array.isArray(value)) return value.map(sent);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sent(one)]));
}

function asExample(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, one: unknown) => (one instanceof FromState ? one.example : one)),
  );
}

/** A list of one may be longer at the provider, with rows of the same shape; a list of several is as it is. */
function received(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.length === 1 ? MatchersV3.eachLike(received(value[0]) as never) : value.map(received);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, received(one)]));
  }
  return MatchersV3.like(value);
}

function credentials({ role }: Interaction): Record<string, string> {
  if (role === 'parent') return { cookie: `ostoja_session=${known.sessionToken}` };
  return role === 'device' ? { authorization: `Bearer ${known.deviceToken}` } : {};
}

function answerOf({ answer }: Interaction): unknown {
  if (!('reply' in answer)) return { status: answer.status, code: answer.code };
  const reply = Object.keys(answer.reply as object).length === 0 ? {} : received(answer.reply);
  return { status: 'OK', code: 0, data: reply };
}

const nameOf = ({ action, about, role }: Interaction) => `${action.name} ${about || `by a ${role}`}`.trim();

describe('the contract of the typed client with the server', () => {
  beforeAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(interactions.map((one) => [nameOf(one), one] as const))('%s', async (name, interaction) => {
    const pact = new PactV4({
      consumer: 'ostoja-client',
      provider: 'ostoja-api',
      dir: folder,
      logLevel: 'error',
    });
    const { action, data, answer, states } = interaction;
    let building = pact.addInteraction();
    for (const { name: state, parameters } of states) building = building.given(state, { ...parameters });
    await building
      .uponReceiving(name)
      .withRequest('POST', `/${action.channel}`, (request) => {
        request
          .headers({ 'content-type': 'application/json', ...credentials(interaction) })
          .jsonBody({ action: action.name, data: sent(data) });
      })
      .willRespondWith(200, (response) => {
        response.jsonBody(answerOf(interaction));
      })
      .executeTest(async (server) => {
        const client = createClient({
          baseUrl: server.url,
          fetch: (input, init) =>
            fetch(input, { ...init, headers: { ...(init?.headers as object), ...credentials(interaction) } }),
        });
        const call = client.call(action, asExample(data) as never);
        if ('reply' in answer) expect(action.reply.parse(await call)).toEqual(asExample(answer.reply));
        else await expect(call).rejects.toMatchObject({ status: answer.status, code: answer.code });
      });
  });
});

describe('the contract is complete', () => {
  it.each([...serviceActions, ...agentActions].map((action) => [action.name, action] as const))(
    '%s has its good case and every code it declares',
    (_name, action) => {
      const mine = interactions.filter((one) => one.action === action);
      expect(mine.filter(({ answer }) => 'reply' in answer)).toHaveLength(1);
      const codes = mine.flatMap(({ answer }) => ('code' in answer ? [answer.code as number] : []));
      expect(action.codes.filter((code) => !codes.includes(code))).toEqual([]);
      if (action.access.kind !== 'anyone') expect(codes).toContain(3);
    },
  );
});
