import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { kit, packageOf } from './kit.mjs';
import { packKit } from './pack.mjs';

/** Imports, exports from elsewhere, lazy imports, and workers by their address. */
const importOf =
  /(?:^|[\s;}])(?:import|export)\s*(?:[\w*{}\s,$]+?\s*from\s*)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|new URL\(\s*["']([^"']+)["'],\s*import\.meta\.url/g;

/** @type {import('./pack.mjs').PackedKit} */
let packed;
const filesEnding = (...ends) => packed.files.filter((file) => ends.some((end) => file.endsWith(end)));
const importsOf = (file) =>
  [...packed.read(file).matchAll(importOf)].map(([, from, lazy, worker]) => from ?? lazy ?? worker);
const imports = (...ends) =>
  filesEnding(...ends).flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })));
const resolved = ({ file, specifier }) => posix.join(posix.dirname(file), specifier);
const isRelative = ({ specifier }) => specifier.startsWith('.');

describe('the packed kit', () => {
  before(() => {
    packed = packKit();
  });
  after(() => packed.remove());

  test('holds the target of every export, and types beside every entry of code', () => {
    const targets = [
      ...kit.code.flatMap(({ types, code }) => [types, code]),
      ...kit.styles.map(({ file }) => file),
    ];
    assert.ok(kit.code.length >= 2);
    assert.deepEqual(
      targets.filter((target) => !packed.files.includes(posix.normalize(target))),
      [],
    );
  });

  test('holds every file that its code and its types import', () => {
    const code = imports('.js').filter(isRelative);
    const types = imports('.d.ts').filter(isRelative);
    assert.ok(code.length > 100, 'the imports are found');
    const missing = [
      ...code.map(resolved),
      ...types.map((found) => resolved(found).replace(/\.js$/, '.d.ts')),
    ].filter((path) => !packed.files.includes(path));
    assert.deepEqual(missing, []);
  });

  test('declares every package that it imports, and no other', () => {
    const { dependencies, peerDependencies } = kit.manifest;
    const used = new Set(
      imports('.js', '.d.ts')
        .filter((found) => !isRelative(found))
        .map(({ specifier }) => packageOf(specifier)),
    );
    const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
    assert.deepEqual(
      [...used].filter((name) => !declared.has(name)),
      [],
      'imported, not declared',
    );
    assert.deepEqual(
      Object.keys(dependencies).filter((name) => !used.has(name)),
      [],
      'declared, not imported',
    );
  });

  test('asks for packages by version only', () => {
    const ranges = Object.entries({ ...kit.manifest.dependencies, ...kit.manifest.peerDependencies });
    assert.deepEqual(
      ranges.filter(([, range]) => !/^[\^~]?\d+(\.\d+){0,2}$/.test(range)),
      [],
    );
  });

  test('brings no test, no story and nothing of ours from elsewhere', () => {
    assert.deepEqual(
      packed.files.filter((file) => /\.(stories|test|fixture)\.|conformance/.test(file)),
      [],
    );
    assert.deepEqual(
      imports('.js', '.d.ts').filter(({ specifier }) => specifier.startsWith('@ostoja/')),
      [],
    );
  });

  test('brings the source of every source map', () => {
    const maps = filesEnding('.js.map');
    assert.ok(maps.length > 50);
    assert.deepEqual(
      maps.filter((file) => {
        const { sources, sourcesContent = [] } = JSON.parse(packed.read(file));
        return sources.some((_source, index) => typeof sourcesContent[index] !== 'string');
      }),
      [],
    );
  });

  test('has the files that its style sheets ask for, and asks no other host', () => {
    for (const file of filesEnding('.css')) {
      const addresses = [...packed.read(file).matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url]) => url);
      const missing = addresses.filter(
        (url) => !url.startsWith('data:') && !packed.files.includes(posix.join(posix.dirname(file), url)),
      );
      assert.deepEqual(missing, [], file);
    }
  });

  test('says that only its style sheets have side effects, and imports no module for one', () => {
    assert.deepEqual(kit.manifest.sideEffects, ['**/*.css']);
    const importsForEffect = filesEnding('.js').filter((file) => /^import\s*["']/m.test(packed.read(file)));
    assert.deepEqual(importsForEffect, []);
  });

  test('can be published', () => {
    assert.notEqual(kit.manifest.private, true);
    assert.equal(kit.manifest.type, 'module');
    assert.ok(packed.files.includes('README.md'));
  });
});
