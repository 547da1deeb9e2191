import { z } from 'zod';
import { id, seconds } from './basics.js';

/** Which rule version a device runs; the panel says saved → received → in force from it. An extension. */
export const ruleState = z.object({
  /** The newest version, and when it was saved. */
  saved: z.object({ version: z.int(), at: seconds }),
  /** The version that the device has fetched, and when; 0 for never. */
  received: z.object({ version: z.int(), at: seconds }),
  /** The version that the device says it enforces, and since when; 0 for never. */
  inForce: z.object({ version: z.int(), at: seconds }),
});

/** A device of a profile (panel spec §3). */
export const deviceView = z.object({
  id,
  brand: z.string(),
  model: z.string(),
  friendlyName: z.string(),
  osName: z.string(),
  /** -1 undefined, 0 unknown, 1 Android, 2 Android apk, 3 Windows. */
  appType: z.int(),
  /** Feature flags in one string, such as `_GPS__SMS_`. */
  appFeatures: z.string(),
  appVersion: z.string(),
  online: z.boolean(),
  /** When the device last spoke, epoch seconds; 0 for never. An extension. */
  lastSeen: seconds,
  /** Until when the device says its protection is off, epoch seconds; 0 when on. An extension. */
  protectionOffUntil: seconds,
  rules: ruleState,
});

/** A child's profile (panel spec §3). */
export const profileView = z.object({
  id,
  name: z.string(),
  /** 1 boy, 2 girl. */
  img: z.int(),
  month: z.int(),
  year: z.int(),
  devices: z.array(deviceView),
});

/** What a profile's form may send: a name and an avatar; the birth date is 0 and 0 from that form. */
export const profileFields = {
  name: z.string().trim().min(1).max(100),
  img: z.int().min(1).max(2),
  year: z.int().min(0).max(9999),
  month: z.int().min(0).max(12),
};
