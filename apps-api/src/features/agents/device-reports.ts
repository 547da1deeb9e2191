import type { EntityManager } from 'typeorm';
import type { OwnedDevice } from '../../wire/caller.js';

/** What a device tells about itself with every call. */
export interface DeviceReport {
  /** Rule versions: fetched, and enforced. */
  readonly rules: { readonly received: number; readonly inForce: number };
  /** Until when its protection is off, epoch seconds; undefined when the call does not tell. */
  readonly protectionOffUntil?: number;
  /** When the device said this, epoch seconds; undefined for just now. A batch may have waited in its queue. */
  readonly sent?: number;
}

/**
 * Writes down that a device spoke and what it said. The times of the rule versions move only when the versions
 * do, so that the panel can say since when a rule is in force.
 */
export async function writeReport(
  manager: EntityManager,
  { accountId, deviceId }: OwnedDevice,
  { rules, protectionOffUntil, sent }: DeviceReport,
  now: number,
): Promise<void> {
  // The latest word counts, however late an older one arrives, and a clock that is ahead changes nothing.
  const spoke = Math.min(sent ?? now, now);
  const protection =
    protectionOffUntil === undefined ? '' : ', protection_off_until = ?, protection_reported_at = ?';
  await manager.query(
    `UPDATE device SET last_seen = CASE WHEN last_seen > ? THEN last_seen ELSE ? END,
       rules_received_at = CASE WHEN rules_received = ? THEN rules_received_at ELSE ? END, rules_received = ?,
       rules_in_force_at = CASE WHEN rules_in_force = ? THEN rules_in_force_at ELSE ? END, rules_in_force = ?
       ${protection}
     WHERE account_id = ? AND device_id = ?`,
    [
      spoke,
      spoke,
      rules.received,
      now,
      rules.received,
      rules.inForce,
      now,
      rules.inForce,
      ...(protectionOffUntil === undefined ? [] : [protectionOffUntil, now]),
      accountId,
      deviceId,
    ],
  );
}
