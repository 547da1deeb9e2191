import { SchedulerRegistry } from '@nestjs/schedule';
import type { Action, Code, Status } from '@ostoja/contracts';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { TestApplication } from '../application.js';
import { jpeg } from '../factories/pictures.js';
import { fingerprint } from './fingerprint.js';
import { mayBeKnown } from './json-arbitrary.js';
import { ABSENT, type References } from './references.js';
import { schemaOf, validData } from './valid-data.js';
import type { WireAnswer } from './wire-call.js';

const PICTURE = jpeg();

/** For `it.each`: every action with its name. */
export function named(list: readonly Action[]): (readonly [string, Action])[] {
  return list.map((action) => [action.name, action] as const);
}

/** Which of a family's things an action names. */
export function referencesOf(action: Action): (keyof References)[] {
  const properties = Object.entries(schemaOf(action).properties ?? {});
  return (Object.keys(ABSENT) as (keyof References)[]).filter((reference) =>
    properties.some(([name, schema]) => name === reference && mayBeKnown(name, schema)),
  );
}

/** Data that fits the action's schema, about these things; the same for the same things. */
export function dataFor(action: Action, refs: References): Record<string, unknown> {
  const known = Object.fromEntries(
    Object.entries({ ...refs, wait: 0, jpeg: PICTURE }).map(([name, value]) => [name, fc.constant(value)]),
  );
  const [data] = fc.sample(validData(action, known), { numRuns: 1, seed: 1 });
  if (!data) throw new Error(`${action.name}: no data`);
  return data;
}

/** Some of a family's things. */
export function pick(refs: References, names: readonly (keyof References)[]): Partial<References> {
  return Object.fromEntries(names.map((name) => [name, refs[name]]));
}

/** What a refusal says: which, and nothing else. No data, no paths. */
export function refusal(status: Status, code: Code): object {
  return { http: 200, status, code };
}

/** What an answer says, but for the request's id, which every refusal has. */
export function said({ http, text }: WireAnswer): object {
  const { requestId, ...rest } = JSON.parse(text) as { requestId?: string };
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  return { http, ...rest };
}

/** Ends what the server does by itself from time to time: what is old would go while somebody looks for changes. */
export function stopClockwork(app: TestApplication): void {
  for (const job of app.nest.get(SchedulerRegistry, { strict: false }).getCronJobs().values())
    void job.stop();
}

/** Walks some cases and expects that not a row and not a file is another than before. */
export async function changesNothing(app: TestApplication, cases: () => Promise<void>): Promise<void> {
  const before = await fingerprint(app);
  await cases();
  expect(await fingerprint(app)).toEqual(before);
}
