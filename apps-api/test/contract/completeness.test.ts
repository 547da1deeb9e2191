import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Action, agentActions, Code, serviceActions } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { states } from './states.js';

/** One exchange, as the contract's file has it. */
interface Exchange {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string }[];
  readonly request: {
    readonly path: string;
    readonly body: { readonly content: { readonly action: string } };
  };
  readonly response: {
    readonly body: { readonly content: { readonly status: string; readonly code: number } };
  };
}

const file = fileURLToPath(
  new URL('../../../contracts/pacts/ostoja-client-ostoja-api.json', import.meta.url),
);
const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as { interactions: Exchange[] };

/** What the file says that an action answers, as `OK 0` or `login 3`. */
function answersOf({ name, channel }: Action): string[] {
  return interactions
    .filter(({ request }) => request.path === `/${channel}` && request.body.content.action === name)
    .map(({ response }) => `${response.body.content.status} ${response.body.content.code}`);
}

/** What it has to say at least: the good case, every code that the action declares, and no session where it needs one. */
function answersNeeded({ access, codes }: Action): string[] {
  const signIn = access.kind === 'anyone' ? [] : [`login ${Code.Unauthorized}`];
  return [`OK ${Code.Ok}`, ...signIn, ...codes.map((code) => `error ${code}`)];
}

const actions: readonly Action[] = [...serviceActions, ...agentActions];

// The file itself is looked at: it is what gets verified, whatever the consumers' tests say that they wrote.
describe('the contract that the server is held against', () => {
  it.each(actions.map((action) => [action.name, action] as const))(
    'has the good case of %s and every code that it declares',
    (_name, action) => {
      const answers = answersOf(action);
      expect(answersNeeded(action).filter((answer) => !answers.includes(answer))).toEqual([]);
    },
  );

  it('has nothing of an action that is gone', () => {
    const known = new Set(actions.map(({ channel, name }) => `/${channel} ${name}`));
    const spoken = interactions.map(({ request }) => `${request.path} ${request.body.content.action}`);
    expect(spoken.filter((one) => !known.has(one))).toEqual([]);
  });

  // The verifier only warns of a state that it does not know, and then verifies against whatever there is.
  it('asks only for states that the server can make', () => {
    const asked = new Set(interactions.flatMap((one) => one.providerStates?.map(({ name }) => name) ?? []));
    expect([...asked].filter((name) => !(name in states))).toEqual([]);
  });

  it('asks for every state that the server can make', () => {
    const asked = new Set(interactions.flatMap((one) => one.providerStates?.map(({ name }) => name) ?? []));
    expect(Object.keys(states).filter((name) => !asked.has(name))).toEqual([]);
  });
});
