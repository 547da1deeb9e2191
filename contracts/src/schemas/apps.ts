import { appCategories } from '@ostoja/domain';
import { z } from 'zod';
import { flag, seconds } from './basics.js';
import { appRule } from './rule-document.js';

/** An app that is or was on a device (panel spec §3, "App entry"): what it is, its rule, how much it is used. */
export const app = appRule.extend({
  /** A PNG as a data address, or an empty string. */
  ico: z.string(),
  /** Starts, and seconds in front, as far back as reports are kept. */
  count: z.int(),
  elapsed: z.int(),
  /** 1 when it is no longer on the device. */
  uninstalled: flag,
  /** 1 when it came with the device. An extension. */
  system: flag,
  version: z.string(),
  /** Which screens' filter it belongs to. An extension. */
  category: z.enum(appCategories),
  /** The end of its last use, epoch seconds; 0 for never. An extension. */
  lastUsed: seconds,
});

/** The most apps that one list holds. */
export const MAX_APPS = 5000;

/** What a parent sets for one app. */
const appChange = appRule
  .pick({ allowed: true, schedule: true, timeLimit: true })
  .extend({ id: z.string().regex(/^[1-9]\d{0,15}$/) });

/** A list of apps' rules in which no app stands twice. */
export const appChanges = z
  .array(appChange)
  .max(MAX_APPS)
  .superRefine((changes, context) => {
    const ids = new Set<string>();
    for (const [index, { id }] of changes.entries()) {
      if (ids.has(id))
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'an app stands twice' });
      ids.add(id);
    }
  });

/** How one app was used in an interval (panel spec §3, "App usage row"). */
export const appUsage = z.object({
  pkg: z.string(),
  name: z.string(),
  ico: z.string(),
  /** How often it was started in the interval. */
  count: z.int(),
  /** Seconds in front within the interval. */
  elapsed: z.int(),
  /** When its first use begins and its last use ends, epoch seconds, cut to the interval. */
  from: z.int(),
  to: z.int(),
});

/** Which rows of the usage: at most 100 at a time (service spec §7). */
export const usagePage = z.object({ offset: z.int().min(0), count: z.int().min(0).max(100) });
