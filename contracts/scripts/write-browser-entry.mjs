/**
 * Writes `dist/browser.js`, which bundlers of web apps take instead of `dist/index.js`: every action as its name and
 * channel, which is all that the client speaks with, without the schemas that only a server and the tests obey.
 */
import { writeFileSync } from 'node:fs';
import * as contracts from '../dist/index.js';

/** Modules without schemas, which a browser gets as they are. */
const plain = ['codes', 'statuses', 'client'];

const isAction = (value) => typeof value === 'object' && value !== null && 'channel' in value;

const lines = plain.map((module) => `export * from './${module}.js';`);
for (const [name, value] of Object.entries(contracts)) {
  if (isAction(value)) {
    lines.push(`export const ${name} = ${JSON.stringify({ name: value.name, channel: value.channel })};`);
  } else if (typeof value === 'number') {
    lines.push(`export const ${name} = ${value};`);
  }
}
writeFileSync(new URL('../dist/browser.js', import.meta.url), `${lines.join('\n')}\n`);
