import { countTests, noTests } from '../report/count-tests.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';

/**
 * Runs one phase to its end.
 * @param {import('./phases.mjs').Phase} phase
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say shows a line
 * @returns {Promise<{ name: string, isGreen: boolean, counts: import('../report/count-tests.mjs').Counts, milliseconds: number, remark?: string }>}
 */
export async function runPhase(phase, env, say) {
  const started = performance.now();
  const counts = noTests();
  const onLine = (line) => {
    say(line);
    if (phase.countsTests) countTests(counts, line);
  };
  let ended = 0;
  for (const command of phase.commands()) {
    ended = await runToEnd(command, { env, onLine });
    if (ended !== 0) break;
  }
  const judged = judge(phase, ended, counts);
  return { name: phase.name, ...judged, milliseconds: performance.now() - started };
}

/**
 * Decides whether a phase is green and what it adds to the totals. A phase without test runners is one check. A
 * runner that ends badly without naming a failed test (it crashed) adds one failure; one that ran nothing proves
 * nothing and fails too.
 * @param {{ countsTests?: boolean }} phase
 * @param {number} exitCode
 * @param {import('../report/count-tests.mjs').Counts} counts
 */
export function judge(phase, exitCode, counts) {
  if (!phase.countsTests) {
    const isGreen = exitCode === 0;
    return { isGreen, counts: { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: 0 } };
  }
  if (exitCode === 0 && counts.failed === 0 && counts.passed > 0) return { isGreen: true, counts };
  if (counts.failed > 0) return { isGreen: false, counts };
  const remark = exitCode === 0 ? 'no test ran' : `ended with code ${exitCode}`;
  return { isGreen: false, counts: { ...counts, failed: 1 }, remark };
}
