import { engines } from '../test/databases.js';
import { benchBesideIngest } from './beside-ingest.js';
import { benchCall } from './call.js';
import { benchIngest } from './ingest.js';
import { line } from './measure.js';

/** Prints the ratios of the server on every engine (docs/decisions/0045-what-the-bench-measures.md). */
for (const engine of engines) {
  process.stdout.write(`${engine}\n`);
  for (const measurement of [benchCall, benchIngest, benchBesideIngest])
    process.stdout.write(line(await measurement(engine)));
}
