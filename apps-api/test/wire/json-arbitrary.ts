import * as fc from 'fast-check';
import type { z } from 'zod';

/** The JSON Schema that zod writes of what an action takes. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What stands in place of the values of a property, by its name: an id that somebody has, or a wait that is no wait. */
export type KnownValues = { readonly [property: string]: fc.Arbitrary<unknown> | undefined };

/** The moment at which the clock of the tests stands, epoch seconds. */
const MOMENT = 1_750_000_000;

/** How many entries a list gets at most, and how many characters a text, whatever the schema allows beyond. */
const LONG_LIST = 6;
const LONG_TEXT = 300;

/** Whether a schema is that of an id which the application made (`id` in the contracts). */
export function isId(schema: JsonSchema): boolean {
  return (
    schema.type === 'integer' && schema.exclusiveMinimum === 0 && schema.maximum === Number.MAX_SAFE_INTEGER
  );
}

/** Properties with known values that are no ids: a comma list of ids, how long to wait, and a picture. */
const KNOWN_BY_NAME = new Set(['ids', 'wait', 'jpeg']);

/** Whether a property's value may be a known one: `id` is an id in one action and a text in another. */
export function mayBeKnown(name: string, schema: JsonSchema | boolean): boolean {
  return typeof schema === 'object' && (isId(schema) || KNOWN_BY_NAME.has(name));
}

/**
 * Makes values that fit a JSON Schema, as far as it can say what fits. Optional properties come and go, except the
 * known ones, which are always there.
 * @throws Error for what a schema says and this does not understand, so that no action passes unseen
 */
export function fromJsonSchema(schema: JsonSchema, known: KnownValues = {}): fc.Arbitrary<unknown> {
  const of = (one: JsonSchema | boolean) =>
    typeof one === 'boolean' ? fc.jsonValue() : fromJsonSchema(one, known);
  if (schema.$ref !== undefined || schema.not !== undefined || schema.allOf !== undefined) {
    throw new Error(`not understood: ${JSON.stringify(schema).slice(0, 200)}`);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return fc.oneof(...options.map(of));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integers(schema);
    case 'number':
      return numbers(schema);
    case 'string':
      return texts(schema);
    case 'array':
      return lists(schema, of);
    case 'object':
      return objects(schema, known, of);
    case undefined:
      return fc.jsonValue();
    default:
      throw new Error(`not understood: ${JSON.stringify(schema).slice(0, 200)}`);
  }
}

function integers({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: JsonSchema): fc.Arbitrary<number> {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : Number.MIN_SAFE_INTEGER;
  const below = typeof exclusiveMaximum === 'number' ? exclusiveMaximum - 1 : Number.MAX_SAFE_INTEGER;
  const min = Math.ceil(minimum ?? above);
  const max = Math.floor(maximum ?? below);
  const anywhere = fc.integer({ min, max });
  if (min > MOMENT || max < 2 * MOMENT) return anywhere;
  // What could be a moment is mostly one of these hours: else no interval would ever hold anything.
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: MOMENT - 43_200, max: MOMENT + 43_200 }) },
    { weight: 1, arbitrary: anywhere },
  );
}

function numbers({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  return fc.double({
    noNaN: true,
    noDefaultInfinity: true,
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
  });
}

function texts({ pattern, format, minLength = 0, maxLength = LONG_TEXT }: JsonSchema): fc.Arbitrary<string> {
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONG_TEXT)) };
  if (format === 'base64') return fc.base64String({ maxLength: length.maxLength });
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) {
    return fc
      .stringMatching(new RegExp(pattern), { size: 'small' })
      .filter((text) => text.length >= minLength && text.length <= maxLength);
  }
  return fc
    .oneof(
      fc.string({ ...length, unit: 'grapheme' }),
      fc.string({ ...length, unit: 'binary' }),
      // A lone surrogate and NUL are text, too.
      fc.string({ ...length, unit: fc.constantFrom('a', '%', '_', '\\', "'", '\u0000', '\uD800', '\uDFFF') }),
    )
    .map((text) => text.slice(0, length.maxLength));
}

function lists(
  { items, prefixItems, minItems = 0, maxItems = LONG_LIST }: JsonSchema,
  of: (one: JsonSchema | boolean) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown[]> {
  if (prefixItems !== undefined || items === undefined || Array.isArray(items)) {
    if (items === undefined && prefixItems) return fc.tuple(...prefixItems.map(of));
    throw new Error('not understood: a list without one kind of items');
  }
  return fc.array(of(items as JsonSchema | boolean), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, LONG_LIST)),
  });
}

function objects(
  { properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema,
  known: KnownValues,
  of: (one: JsonSchema | boolean) => fc.Arbitrary<unknown>,
): fc.Arbitrary<object> {
  const knownValue = (name: string, one: JsonSchema | boolean) =>
    mayBeKnown(name, one) ? known[name] : undefined;
  const entries = Object.entries(properties).map(([name, one]) => {
    const value = knownValue(name, one);
    return { name, arbitrary: value ?? of(one), always: value !== undefined || required.includes(name) };
  });
  const model = Object.fromEntries(entries.map(({ name, arbitrary }) => [name, arbitrary]));
  const requiredKeys = entries.filter(({ always }) => always).map(({ name }) => name);
  const record = fc.record(model, { requiredKeys });
  if (typeof additionalProperties !== 'object' || entries.length > 0) return record;
  const keys = typeof propertyNames === 'object' ? fromJsonSchema(propertyNames) : fc.string();
  return fc.dictionary(keys as fc.Arbitrary<string>, of(additionalProperties), { maxKeys: LONG_LIST });
}
