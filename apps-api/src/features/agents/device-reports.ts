import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';

/** What a device tells about itself with every call. */
export interface DeviceReport {
  /** Rule versions: fetched, and enforced; undefined for what knows no rules, such as an app that tells positions. */
  readonly rules?: { readonly received: number; readonly inForce: number };
  /** Until when its protection is off, epoch seconds; undefined when the call does not tell. */
  readonly protectionOffUntil?: number;
  /** When the device said this, epoch seconds; undefined for just now. A batch may have waited in its queue. */
  readonly sent?: number | undefined;
}

/** When a device last spoke, epoch seconds; 0 when it never did. */
export async function lastSeenOf(
  database: Database,
  { accountId, deviceId }: Pick<OwnedDevice, 'accountId' | 'deviceId'>,
): Promise<number> {
  const [row] = await database.query<{ last_seen: number | string }>(
    'SELECT last_seen FROM device WHERE account_id = ? AND device_id = ?',
    [accountId, deviceId],
  );
  return Number(row?.last_seen ?? 0);
}

/** Writes down what a device said of its protection: until when it is off, 0 when it is on. */
export async function writeProtection(
  manager: EntityManager,
  { accountId, deviceId }: OwnedDevice,
  offUntil: number,
  now: number,
): Promise<void> {
  await manager.query(
    `UPDATE device SET protection_off_until = ?, protection_reported_at = ?, last_seen = ?
     WHERE account_id = ? AND device_id = ?`,
    [offUntil, now, now, accountId, deviceId],
  );
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
  // A batch that waited in its queue may say less than the device has said since: then it changes nothing.
  const spoke = Math.min(sent ?? now, now);
  const told: [assignment: string, values: number[]][] = [['last_seen = ?', [spoke]]];
  for (const [column, version] of [
    ['rules_received', rules?.received],
    ['rules_in_force', rules?.inForce],
  ] as const) {
    if (version === undefined) continue;
    told.push([
      `${column}_at = CASE WHEN ${column} = ? THEN ${column}_at ELSE ? END, ${column} = ?`,
      [version, now, version],
    ]);
  }
  if (protectionOffUntil !== undefined) {
    told.push(['protection_off_until = ?, protection_reported_at = ?', [protectionOffUntil, now]]);
  }
  await manager.query(
    `UPDATE device SET ${told.map(([assignment]) => assignment).join(', ')}
     WHERE account_id = ? AND device_id = ?${sent === undefined ? '' : ' AND last_seen <= ?'}`,
    [...told.flatMap(([, values]) => values), accountId, deviceId, ...(sent === undefined ? [] : [spoke])],
  );
}
