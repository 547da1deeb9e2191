import type { Action } from '@ostoja/contracts';
import * as fc from 'fast-check';
import { z } from 'zod';
import { fromJsonSchema, isId, type JsonSchema, type KnownValues } from './json-arbitrary.js';

/** So many values that a schema refuses may be made in a row before this gives up. */
const TRIES = 5000;

const schemas = new Map<Action, JsonSchema>();

/** The JSON Schema of what an action takes. */
export function schemaOf(action: Action): JsonSchema {
  const schema = schemas.get(action) ?? z.toJSONSchema(action.data, { io: 'input' });
  schemas.set(action, schema);
  return schema;
}

/**
 * Makes data that an action's schema takes.
 * @throws Error where hardly anything that is made fits: then `known` has to say what does
 */
export function validData(action: Action, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  let refused = 0;
  return fromJsonSchema(schemaOf(action), known).filter((data) => {
    const { success } = action.data.safeParse(data);
    refused = success ? 0 : refused + 1;
    if (refused > TRIES) throw new Error(`${action.name}: nothing that was made fits its schema`);
    return success;
  }) as fc.Arbitrary<Record<string, unknown>>;
}

/** The names of all properties in a schema, at any depth, that hold ids. */
export function idProperties(schema: JsonSchema): string[] {
  const below = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(typeof schema.items === 'object' && !Array.isArray(schema.items) ? [schema.items] : []),
  ].filter((one) => typeof one === 'object');
  const own = Object.entries(schema.properties ?? {}).filter(([, one]) => {
    if (typeof one !== 'object') return false;
    const { items } = one;
    return isId(one) || (typeof items === 'object' && !Array.isArray(items) && isId(items as JsonSchema));
  });
  return [
    ...new Set([...own.map(([name]) => name), ...below.flatMap((one) => idProperties(one as JsonSchema))]),
  ];
}
