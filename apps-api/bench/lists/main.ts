import { engines } from '../../test/databases.js';
import { benchLists } from './lists.js';
import { head, line } from './report.js';

const USUAL = [100_000, 1_000_000];

/**
 * `npm run bench -- lists [size…] [action…] [engine]`: how lists and top lists do when there are more rows
 * (docs/decisions/0102-how-lists-are-measured.md).
 */
const words = process.argv.slice(2);
const numbers = words.map(Number).filter((size) => Number.isSafeInteger(size) && size > 0);
const chosen = engines.filter((engine) => words.includes(engine));
const names = words.filter(
  (word) => Number.isNaN(Number(word)) && !engines.some((engine) => engine === word),
);
const sizes = (numbers.length > 0 ? numbers : USUAL).toSorted((a, b) => a - b);
for (const engine of chosen.length > 0 ? chosen : engines) {
  process.stdout.write(head(engine, sizes));
  await benchLists(engine, sizes, names, (verdict) => process.stdout.write(line(verdict)));
}
