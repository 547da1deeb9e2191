import { z } from 'zod';
import { flag, seconds } from './basics.js';
import { deviceSettings } from './settings.js';
import { lists } from './lists.js';

/** One app's rule, with flags as the spec has them: 0 no, 1 yes. */
export const appRule = z.object({
  id: z.string(),
  pkg: z.string(),
  name: z.string(),
  /** Whether the parent allows it. */
  allowed: flag,
  /** Whether it follows the apps' schedule. */
  schedule: flag,
  /** Whether it counts against the daily limit. */
  timeLimit: flag,
  firstSeen: seconds,
});

/** All that a device must know to decide by itself; the domain's `verdict` reads it. */
export const ruleDocument = z.object({
  version: z.int(),
  timeZone: z.string(),
  settings: deviceSettings,
  lists,
  apps: z.array(appRule),
});
