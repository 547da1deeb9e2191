import { expect, test } from 'vitest';
import { searchEngine } from './search-engine.js';

test.each([
  ['Google', 'google'],
  ['www.google.co.uk', 'google'],
  ['https://search.yahoo.com/search', 'yahoo'],
  ['DuckDuckGo', 'duckduckgo'],
  [' bing ', 'bing'],
  ['YouTube', 'youtube'],
  ['Lycos', 'lycos'],
] as const)('knows the engine that a device calls %s', (name, engine) => {
  expect(searchEngine(name)).toBe(engine);
});

test.each(['', 'Ecosia', 'notgoogle', '<img src=google>'])('gives %j the default mark', (name) => {
  expect(searchEngine(name)).toBeNull();
});
