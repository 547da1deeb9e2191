import { join } from 'node:path';
import { ActionFailure } from '@ostoja/contracts';
import { chooseApps } from './app-rules.js';
import { FamilyState } from './family-state.js';
import { liveAll } from './live.js';
import { moveIn } from './move-in.js';
import { Parent } from './parent.js';

/**
 * The simulated family: moves in as the demo parent when it is not there yet, brings 30 days of life along, and goes
 * on living until it is told to stop. It knows the public API only.
 */
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());

const now = () => Math.floor(Date.now() / 1000);

function log(line: string): void {
  process.stdout.write(`${new Date().toISOString()} ${line}\n`);
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
}

async function main(): Promise<void> {
  const baseUrl = required('OSTOJA_URL').replace(/\/+$/, '');
  const state = await FamilyState.open(join(required('OSTOJA_DATA'), 'family'));
  const parent = new Parent(baseUrl, stop.signal);
  await parent.signIn(required('OSTOJA_DEMO_EMAIL'), required('OSTOJA_DEMO_PASSWORD'));
  await moveIn({ baseUrl, parent, state, now, log });
  const seed = process.env['OSTOJA_FAMILY_SEED'] ?? 'ostoja';
  await Promise.all([
    liveAll({ baseUrl, state, seed, now, log }, stop.signal),
    chooseApps({ parent, state, log }, stop.signal).then(() => parent.signOut()),
  ]);
}

try {
  await main();
} catch (failure) {
  if (!stop.signal.aborted) {
    const why = failure instanceof ActionFailure || failure instanceof Error ? failure.message : 'unknown';
    log(`The family has to stop: ${why}`);
    process.exitCode = 1;
  }
}
if (stop.signal.aborted) log('The family rests');
