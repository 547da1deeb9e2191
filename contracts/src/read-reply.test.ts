import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { replyEnvelope } from './envelope.js';
import { readReply } from './read-reply.js';
import { statuses } from './statuses.js';

const odd = fc.jsonValue();
const nearlyReply = fc.record(
  {
    status: fc.oneof(fc.constantFrom(...statuses), odd),
    code: fc.oneof(fc.integer(), fc.double(), odd),
    data: odd,
    requestId: fc.oneof(fc.string(), odd),
    paths: fc.oneof(fc.array(fc.string()), odd),
    more: odd,
  },
  { requiredKeys: [] },
);

test('reads exactly what the schema of an answer takes', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyReply, odd, fc.constant(undefined)), (body) => {
      const parsed = replyEnvelope.safeParse(body);
      expect(readReply(body)).toEqual(parsed.success ? parsed.data : null);
    }),
    { numRuns: 500 },
  );
});

test('reads an answer whole', () => {
  const failure = { status: 'error', code: 16, requestId: 'r-1', paths: ['profile'] };
  expect(readReply(failure)).toEqual(failure);
  expect(readReply({ status: 'OK', code: 0, data: { lang: 'pl' } })).toEqual({
    status: 'OK',
    code: 0,
    data: { lang: 'pl' },
  });
});
