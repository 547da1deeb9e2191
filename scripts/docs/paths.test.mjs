import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkTargets, missingPaths, namedPaths, unlisted } from './paths.mjs';

const files = ['README.md', 'docs/testing.md', 'docs/pictures/a.svg', 'apps-api/src/wire/dispatcher.ts'];

test('reads links and pictures, without their anchors', () => {
  const page = '[a](testing.md#phases) ![b](pictures/a.svg) [c](https://example.org/x.md) [d](#here)';
  assert.deepEqual(linkTargets(page), ['testing.md', 'pictures/a.svg']);
});

test('takes what is in backticks for a path when it can be one', () => {
  const page =
    '`apps-api/src` `wire/dispatcher.ts` `npm test` `POST /service` `a/b` `/panel` `apps-api/<name>.ts`';
  assert.deepEqual(namedPaths(page, new Set(['apps-api'])), ['apps-api/src', 'wire/dispatcher.ts']);
});

test('leaves code blocks alone', () => {
  assert.deepEqual(linkTargets('```sh\n[x](nowhere.md)\n```\n'), []);
});

test('names the links and paths that lead nowhere', () => {
  const page = '[gone](gone.md) [up](../README.md) [folder](pictures/) `docs/gone/` `apps-api/src/wire`';
  assert.deepEqual(missingPaths('docs/testing.md', page, files), [
    'docs/testing.md: links to gone.md, which does not exist',
    'docs/testing.md: names docs/gone/, which does not exist',
  ]);
});

test('finds a file by the end of its path, but not by half a name', () => {
  assert.deepEqual(missingPaths('README.md', '`wire/dispatcher.ts`', files), []);
  assert.equal(missingPaths('README.md', '`ire/dispatcher.ts`', files).length, 1);
});

test('names the pages that an index leaves out', () => {
  assert.deepEqual(unlisted('[a](a.md)', ['a.md', 'b.md']), ['b.md']);
});
