import type { EntityManager } from 'typeorm';
import type { OwnedDevice } from '../../wire/caller.js';

/**
 * Makes whoever locks or deletes the same device wait until this transaction ends. Lock before writing rows of a
 * device: what is written after its deletion would stay for ever.
 * @returns false when the device is gone
 */
export async function lockDevice(
  manager: EntityManager,
  { accountId, deviceId }: Pick<OwnedDevice, 'accountId' | 'deviceId'>,
): Promise<boolean> {
  const where = 'WHERE account_id = ? AND device_id = ?';
  // An update that changes nothing is a lock on both engines.
  await manager.query(`UPDATE device SET created = created ${where}`, [accountId, deviceId]);
  const found = await manager.query<unknown[]>(`SELECT 1 AS found FROM device ${where}`, [
    accountId,
    deviceId,
  ]);
  return found.length > 0;
}
