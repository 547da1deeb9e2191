import { type Action, agentActions, Code, codeName, serviceActions } from '@ostoja/contracts';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { mendJson } from '../../src/wire/json-body.js';
import { describeApplication, type TestApplication } from '../application.js';
import { solvedCaptcha } from '../factories/captcha.js';
import { jpeg } from '../factories/pictures.js';
import { keepAnswering } from './answering-device.js';
import { hostileData } from './hostile-data.js';
import type { KnownValues } from './json-arbitrary.js';
import { changesNothing, named, stopClockwork } from './matrix.js';
import { ABSENT, type Household, householdOf } from './references.js';
import { schemaOf, validData } from './valid-data.js';
import { asDevice, asParent, envelopeOf, post, type WireAnswer } from './wire-call.js';

/** How often each action is called; `docs/testing.md` says how to call it more often, and otherwise. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 5);
const TIMEOUT = 30_000 + RUNS * 500;

/** Where the data comes from. Unless told otherwise the engines get data of their own, so that more is tried. */
function seedFor({ database }: TestApplication): number {
  return Number(process.env['FUZZ_SEED'] ?? (database.dialect === 'sqlite' ? 1 : 2));
}

/** What a body or a header of an answer never says: how we are made. */
const INSIDES =
  /SQLITE_|\bER_[A-Z]|QueryFailed|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM) |node_modules|\.[jt]s:\d|\bat [\w.]+ \(/;

/** Names that are refused wherever they stand, because they could change what all objects are. */
const FORBIDDEN = /"__proto__"\s*:|"constructor"\s*:\s*\{\s*"prototype"/;

const actions = named([...serviceActions, ...agentActions]);

describeApplication(
  'every action',
  (app) => {
    let family: Household;
    beforeAll(async () => {
      stopClockwork(app());
      family = await householdOf(app());
    });

    /** Calls an action with many bodies about a family that is there, and expects a clear answer to each. */
    async function fuzz(
      action: Action,
      own: Household,
      data: fc.Arbitrary<string>,
      look: (answer: WireAnswer) => void,
    ): Promise<void> {
      const headers = action.channel === 'agent' ? asDevice(own) : asParent(own);
      const property = fc.asyncProperty(data, async (text) => {
        if (action.limits.length > 0) await app().database.query('DELETE FROM rate_limit');
        const solved = await withCaptcha(app(), action, text);
        const body = `{"action":"${action.name}","data":${solved}}`;
        const answer = await post(app().url, action.channel, body, headers);
        expectClear(action, answer);
        look(answer);
      });
      await fc.assert(property, { numRuns: RUNS, seed: seedFor(app()) });
    }

    // First, and about one family: nothing is changed, and the less is stored the faster that is seen
    it.each(actions)(
      '%s names what does not fit its schema, and nothing is changed',
      async (_name, action) => {
        const hostile = hostileData(validData(action, valuesOf(family))).filter(
          (text) => !fits(action, text),
        );
        await changesNothing(app(), () =>
          fuzz(action, family, hostile, (answer) => {
            const { status, code, paths } = envelopeOf(answer);
            expect([status, code]).toEqual(['error', Code.BadRequest]);
            if (answer.http === 200) expect(paths).not.toEqual([]);
          }),
        );
      },
      TIMEOUT,
    );

    it.each(actions)(
      '%s takes all data that fits its schema',
      async (_name, action) => {
        const own = await householdOf(app());
        const stop = keepAnswering(app(), own);
        const valid = validData(action, valuesOf(own));
        const hostile = hostileData(valid).filter((text) => fits(action, text));
        const data = fc.oneof(
          { weight: 2, arbitrary: valid.map((one) => JSON.stringify(one)) },
          { weight: 1, arbitrary: hostile },
        );
        await fuzz(action, own, data, (answer) => {
          expect(answer.http).toBe(200);
          expect(envelopeOf(answer).paths).toBeUndefined();
        }).finally(stop);
      },
      TIMEOUT,
    );
  },
  { callsPerMinute: 1_000_000 },
);

/** Whether a body's data gets past the wire: an object without forbidden names, of the action's schema. */
function fits(action: Action, text: string): boolean {
  if (FORBIDDEN.test(text)) return false;
  const body = Buffer.from(text);
  try {
    mendJson(body);
  } catch {
    return false;
  }
  const data: unknown = JSON.parse(body.toString());
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return action.data.safeParse(data).success;
}

/** Expects an envelope with a code that the contract has, and nothing of our insides. */
function expectClear(action: Action, answer: WireAnswer): void {
  expect([200, 400]).toContain(answer.http);
  const { code } = envelopeOf(answer);
  expect(codeName(code)).toBeDefined();
  expect([Code.Ok, Code.BadRequest, Code.Unauthorized, ...action.codes]).toContain(code);
  expect(answer.text).not.toMatch(INSIDES);
}

/** The family's own things mostly, and things that are not there. A device does not wait for news. */
function valuesOf({ refs }: Household): KnownValues {
  const ids = Object.entries(refs).map(([name, own]) => [
    name,
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(own) },
      { weight: 1, arbitrary: fc.constant(ABSENT[name as keyof typeof ABSENT]) },
    ),
  ]);
  const wait = fc.constant(0);
  const picture = fc.oneof(fc.constant(jpeg()), fc.base64String({ maxLength: 300 }));
  return { ...Object.fromEntries(ids), wait, jpeg: picture };
}

/** A captcha is solved for one call: without it nothing behind the captcha would be called. */
async function withCaptcha(app: TestApplication, action: Action, data: string): Promise<string> {
  const captcha = schemaOf(action).properties?.['c'];
  if (typeof captcha !== 'object' || captcha.maxLength !== 4096) return data;
  return data.replace(/"c":"(?:[^"\\]|\\.)*"/, `"c":"${await solvedCaptcha(app)}"`);
}
