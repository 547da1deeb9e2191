import './page.css';
import { line, type Bench } from './bench.js';

declare global {
  /** Seconds that this page has spent in scripts so far; the runner asks Chromium. */
  var scriptSeconds: () => Promise<number>;
  /** Runs one bench by the name of its file. Gives the lines to print. */
  var runBench: (file: string) => Promise<readonly string[]>;
}

const benches = import.meta.glob<{ bench: Bench }>('./*.bench.tsx');

globalThis.runBench = async (file) => {
  const load = benches[`./${file}.bench.tsx`];
  if (!load) throw new Error(`no bench ${file}`);
  const { bench } = await load();
  const ratios = await bench.measure();
  return [bench.name, ...ratios.map(line)];
};
