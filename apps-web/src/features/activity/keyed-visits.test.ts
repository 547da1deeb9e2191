import { expect, test } from 'vitest';
import { keyedVisits } from './keyed-visits.js';

const visit = (ts: number, domain = 'a.pl') => ({ ts, domain, url: `https://${domain}/`, blocked: 0 });
const keys = (...visits: ReturnType<typeof visit>[]) => keyedVisits(visits).map(({ key }) => key);

test('tells equal visits of one second apart', () => {
  expect(new Set(keys(visit(1), visit(1), visit(1, 'b.pl'))).size).toBe(3);
});

test('keeps the key of a visit when newer ones come before it', () => {
  expect(keys(visit(9), visit(5), visit(1)).slice(1)).toEqual(keys(visit(5), visit(1)));
});
