/**
 * Prints what each entry of the kit weighs, gzip, and what it is made of; ends badly when an entry holds what it must
 * not. `npm run sizes -w @ostoja/ui`, after a build. See docs/kit.md.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { broken } from './entry-rules.mjs';
import { kit } from './kit.mjs';
import { weigh } from './measure.mjs';

const kib = (bytes) => (bytes === 0 ? '' : `${(bytes / 1024).toFixed(1)} KiB`);
const rows = [['entry', 'at once', 'later', 'made of, beside the kit']];
const problems = [];

for (const { name } of kit.code) {
  const weight = await weigh(`export * from '${name}'`);
  const { atOnce, later } = weight;
  const lazy = later.packages.filter((found) => !atOnce.packages.includes(found));
  rows.push([name, kib(atOnce.bytes), kib(later.bytes), families(atOnce.packages)]);
  if (lazy.length > 0) rows.push(['', '', '', `later: ${families(lazy)}`]);
  problems.push(...broken(name, weight));
}
const button = await weigh(`export { Button } from '${kit.manifest.name}'`);
rows.push([
  'a Button alone',
  kib(button.atOnce.bytes),
  kib(button.later.bytes),
  families(button.atOnce.packages),
]);
for (const { name, file } of kit.styles) {
  rows.push([name, kib(gzipSync(readFileSync(join(kit.folder, file))).length), '', '']);
}

const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
for (const [name, atOnce, later, packages] of rows) {
  const line = `${name.padEnd(widths[0])}  ${atOnce.padStart(widths[1])}  ${later.padStart(widths[2])}  ${packages}`;
  console.log(line.trimEnd());
}
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Packages of one scope in one word: `@visx (3)`. */
function families(packages) {
  const counts = new Map();
  for (const name of packages) {
    const family = name.startsWith('@') ? name.split('/')[0] : name.startsWith('d3-') ? 'd3' : name;
    counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name)).join(', ');
}
