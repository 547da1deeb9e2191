import type { AppRule } from './app-rule.js';
import { defaultDeviceSettings, type DeviceSettings } from './device-settings.js';
import { emptyLists, type Lists } from './lists.js';

/** Everything that one device has to obey, whole: what the agent fetches and the panel explains (design §5). */
export interface RuleDocument {
  /** Grows with every change of any part; a device reports which one it runs. */
  readonly version: number;
  /** The IANA time zone that schedules, limits and the bonus day are read in: `Europe/Warsaw`. */
  readonly timeZone: string;
  /** Until when protection is off, epoch seconds; 0 or past means it is on. */
  readonly protectionOffUntil: number;
  /** An extension: until when a parent's one tap blocks the whole device, epoch seconds; 0, past or absent is none. */
  readonly blockedUntil?: number;
  /**
   * An extension: until when a parent lets schedule, bedtime and limits rest, epoch seconds; 0, past or absent is not.
   * A block-now is stronger.
   */
  readonly allowedUntil?: number;
  readonly settings: DeviceSettings;
  readonly lists: Lists;
  readonly apps: readonly AppRule[];
}

/** A `blockedUntil` that only a parent ends: "until I lift it". */
export const blockedUntilLifted = 253_402_300_799;

/** The rule document of a device that was just paired. */
export function initialRuleDocument(timeZone: string): RuleDocument {
  return {
    version: 1,
    timeZone,
    protectionOffUntil: 0,
    blockedUntil: 0,
    allowedUntil: 0,
    settings: defaultDeviceSettings(),
    lists: emptyLists(),
    apps: [],
  };
}
