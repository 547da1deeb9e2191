import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerContract, registerHandler } from './register-handler.mjs';

const names = { name: 'geo', file: 'geo', className: 'Geo' };

test('a handler is imported and provided', () => {
  const source = `import { Module } from '@nestjs/common';
import { Ae } from './ae.action.js';

@Module({ providers: [Ae] })
export class AccountModule {}
`;
  assert.equal(
    registerHandler(source, names, 'account.module.ts'),
    `import { Module } from '@nestjs/common';
import { Ae } from './ae.action.js';
import { Geo } from './geo.action.js';

@Module({ providers: [
  Ae,
  Geo,
] })
export class AccountModule {}
`,
  );
});

test('a contract is imported, exported and listed', () => {
  const source = `import type { Action } from '../action.js';
import { ae } from './ae.js';

export * from './ae.js';

export const serviceActions = [
  ae,
] as const;
`;
  const registered = registerContract(source, names, 'service');
  assert.match(registered, /from '\.\/ae\.js';\nimport \{ geo \} from '\.\/geo\.js';\n\nexport/);
  assert.match(registered, /export \* from '\.\/ae\.js';\nexport \* from '\.\/geo\.js';\n/);
  assert.match(registered, /\[\n  ae,\n  geo,\n\] as const/);
});
