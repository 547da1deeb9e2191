import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typeNotation } from './type-notation.mjs';

test('writes bounds after the type, and leaves out those of every safe integer', () => {
  assert.equal(typeNotation({ type: 'string', minLength: 1, maxLength: 64 }), 'string 1…64');
  assert.equal(
    typeNotation({ type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    'integer ≥ 1',
  );
});

test('marks optional fields and shows defaults', () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'integer' }, name: { type: 'string', default: '' } },
    required: ['id'],
  };
  assert.equal(typeNotation(schema), '{\n  id: integer;\n  name?: string = "";\n}');
});

test('groups a choice inside a list', () => {
  assert.equal(typeNotation({ type: 'array', items: { enum: ['a', 'b'] } }), '("a" | "b")[]');
});

test('writes an open record', () => {
  assert.equal(
    typeNotation({ type: 'object', additionalProperties: { type: 'number' } }),
    '{\n  [name: string]: number;\n}',
  );
});
