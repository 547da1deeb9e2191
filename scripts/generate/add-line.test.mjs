import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addLine, addToList } from './add-line.mjs';

const index = "export * from './ae.js';\nexport * from './login.js';\n\nexport const x = 1;\n";

test('puts a line in its alphabetical place', () => {
  assert.equal(
    addLine(index, /^export \* from/, "export * from './geo.js';", 'index.ts'),
    "export * from './ae.js';\nexport * from './geo.js';\nexport * from './login.js';\n\nexport const x = 1;\n",
  );
});

test('puts the last line after the block', () => {
  const added = addLine(index, /^export \* from/, "export * from './register.js';", 'index.ts');
  assert.match(added, /login\.js';\nexport \* from '\.\/register\.js';\n\nexport const/);
});

test('adds nothing twice', () => {
  assert.equal(addLine(index, /^export \* from/, "export * from './ae.js';", 'index.ts'), index);
});

test('says where it found no place', () => {
  assert.throws(() => addLine('', /^import/, "import 'a';", 'index.ts'), /in index\.ts/);
});

test('adds a word to a list on one line or on many', () => {
  const added = '[\n  Ae,\n  Geo,\n  Login,\n]';
  assert.equal(addToList('providers: [Ae, Login]', /providers: \[/, 'Geo', 'x'), `providers: ${added}`);
  assert.equal(
    addToList('providers: [\n    Ae,\n    Login,\n  ]', /providers: \[/, 'Geo', 'x'),
    `providers: ${added}`,
  );
});
