import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Verifier } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { describeApplication } from '../application.js';
import { emptyTables, type KnownFamily } from './family-state.js';
import { states } from './states.js';

const folder = fileURLToPath(new URL('../../../contracts/pacts', import.meta.url));
const pacts = readdirSync(folder).map((name) => join(folder, name));

type Parameters = Record<string, string | number>;

describeApplication(
  'the contract',
  (app) => {
    it('holds in every interaction that clients rely on', async () => {
      expect(pacts).toHaveLength(1);
      let family: KnownFamily | undefined;

      const stateHandlers = Object.fromEntries(
        Object.entries(states).map(([name, make]) => [
          name,
          async (parameters: unknown) => {
            const given = (parameters ?? {}) as Parameters;
            // The family is the first state of every interaction that has one.
            if ('sessionToken' in given) family = given as unknown as KnownFamily;
            const values = await make(app(), family ?? ({} as KnownFamily), given);
            return values ?? {};
          },
        ]),
      );
      await new Verifier({
        providerBaseUrl: app().url,
        pactUrls: pacts,
        stateHandlers,
        beforeEach: () => emptyTables(app()),
        logLevel: 'error',
        timeout: 20_000,
      }).verifyProvider();
    }, 120_000);
  },
  { callsPerMinute: 1_000_000 },
);
