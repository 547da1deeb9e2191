/** Solves the corpus and prints, for each of its files, what was solved, refused and wrong, and how long a task takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { solve } from '../dist/index.js';

const folder = new URL('../corpus/', import.meta.url);
const only = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))
  .filter((name) => only.length === 0 || only.includes(name));

const corpus = names.map((name) => [name, JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))]);
for (const [, tasks] of corpus) for (const task of tasks) solve(task);

const rows = corpus.map(([name, tasks]) => measure(name, tasks));
print([...rows, total(rows)]);
for (const { wrong } of rows) for (const line of wrong) console.log(`WRONG ${line}`);
process.exitCode = rows.some(({ wrong }) => wrong.length > 0) ? 1 : 0;

function measure(name, tasks) {
  const row = {
    name,
    tasks: tasks.length,
    solved: 0,
    shouldRefuse: 0,
    refused: 0,
    missed: 0,
    wrong: [],
    times: [],
  };
  for (const task of tasks) {
    const start = performance.now();
    const outcome = solve(task);
    row.times.push(performance.now() - start);
    if (task.answer === null) row.shouldRefuse += 1;
    if (outcome.kind === 'refused') {
      if (task.answer === null) row.refused += 1;
      else row.missed += 1;
    } else if (agrees(outcome.value, task.answer)) row.solved += 1;
    else row.wrong.push(`${task.text} → ${outcome.value.canonical}, expected ${task.answer ?? 'a refusal'}`);
  }
  return row;
}

/** As in corpus.fixture.ts. */
function agrees(value, expected) {
  if (expected === null) return false;
  if (!expected.startsWith('≈')) return value.canonical === expected;
  const [number, ...unit] = expected.slice(1).split(' ');
  const found = value.approximate?.[0];
  const isClose = found !== undefined && Math.abs(found - Number(number)) <= Math.abs(Number(number)) * 0.005;
  return isClose && (value.unit ?? '') === unit.join(' ');
}

function total(all) {
  const sum = (pick) => all.reduce((so, row) => so + pick(row), 0);
  return {
    name: 'all',
    tasks: sum((row) => row.tasks),
    solved: sum((row) => row.solved),
    missed: sum((row) => row.missed),
    shouldRefuse: sum((row) => row.shouldRefuse),
    refused: sum((row) => row.refused),
    wrong: all.flatMap((row) => row.wrong),
    times: all.flatMap((row) => row.times),
  };
}

function print(all) {
  const cells = all.map((row) => [
    row.name,
    row.tasks,
    `${row.solved}/${row.tasks - row.shouldRefuse}`,
    row.missed,
    `${row.refused}/${row.shouldRefuse}`,
    row.wrong.length,
    `${percentile(row.times, 0.5).toFixed(2)} ms`,
    `${percentile(row.times, 0.95).toFixed(2)} ms`,
  ]);
  const head = ['topic', 'tasks', 'solved', 'missed', 'rightly refused', 'wrong', 'p50', 'p95'];
  const widths = head.map((_, column) => Math.max(...[head, ...cells].map((row) => `${row[column]}`.length)));
  for (const row of [head, ...cells])
    console.log(
      row
        .map((cell, i) => (i === 0 ? `${cell}`.padEnd(widths[i]) : `${cell}`.padStart(widths[i])))
        .join('  '),
    );
}

function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
