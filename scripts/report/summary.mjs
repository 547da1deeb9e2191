import { formatDuration } from './duration.mjs';

/**
 * The table that `npm test` ends with; its last line is always `N passed, N failed`.
 * @param {Awaited<ReturnType<import('../checks/run-phase.mjs').runPhase>>[]} results
 * @param {string[]} notRun names of phases that were not reached
 * @param {number} milliseconds the whole run
 * @returns {string}
 */
export function summarise(results, notRun, milliseconds) {
  const width = Math.max(...results.map(({ name }) => name.length), ...notRun.map((name) => name.length), 5);
  const row = (name, time, said) => `  ${name.padEnd(width)}  ${time.padStart(12)}  ${said}`;
  const rows = results.map((result) =>
    row(result.name, formatDuration(result.milliseconds), describe(result)),
  );
  const sum = (kind) => results.reduce((total, { counts }) => total + counts[kind], 0);
  return [
    ...rows,
    ...notRun.map((name) => row(name, '', 'not run')),
    row('total', formatDuration(milliseconds), ''),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

function describe({ isGreen, counts, remark }) {
  const numbers = Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => `${number} ${kind}`);
  return [isGreen ? '✓' : '✗', ...numbers, ...(remark ? [`(${remark})`] : [])].join(' ');
}
