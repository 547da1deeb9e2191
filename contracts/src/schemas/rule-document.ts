import { z } from 'zod';
import { id, seconds } from './basics.js';
import { deviceSettings } from './settings.js';
import { lists } from './lists.js';

/** One app's rule. */
export const appRule = z.object({
  id,
  pkg: z.string(),
  name: z.string(),
  /** Whether the parent allows it. */
  allowed: z.boolean(),
  /** Whether it follows the apps' schedule. */
  schedule: z.boolean(),
  /** Whether it counts against the daily limit. */
  timeLimit: z.boolean(),
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
