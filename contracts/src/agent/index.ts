import type { Action } from '../action.js';
import { commandResult } from './command-result.js';
import { enrol } from './enrol.js';
import { poll } from './poll.js';
import { rules } from './rules.js';
import { screen } from './screen.js';
import { sync } from './sync.js';

export * from './command-result.js';
export * from './enrol.js';
export * from './poll.js';
export * from './rules.js';
export * from './screen.js';
export * from './sync.js';

/** Every action of `/agent`; the server refuses to start when one has no handler. */
export const agentActions = [
  commandResult,
  enrol,
  poll,
  rules,
  screen,
  sync,
] as const satisfies readonly Action[];
