import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { FileStore } from '../../../platform/files/index.js';
import { JobHandlers, jobKind, JobOutbox } from '../../../platform/jobs/index.js';
import type { OwnedDevice } from '../../../wire/caller.js';

/** Whose pictures. */
export type ScreenOwner = Pick<OwnedDevice, 'accountId' | 'deviceId'>;

/** The job that removes those pictures of a device, out of some, that have no header. */
const strayScreensJob = jobKind<{ deviceId: number; screenIds: readonly number[] }>('stray screens');

/** Seconds after which a picture that is being stored has its header or never will. */
const STORED_AT_LAST = 600;

/** Where the pictures of a device are. */
export function screenFolder({ accountId, deviceId }: ScreenOwner): string {
  return `${accountId}/screens/${deviceId}`;
}

/** Where one picture is. */
export function screenKey(device: ScreenOwner, screenId: number): string {
  return `${screenFolder(device)}/${screenId}.jpg`;
}

/**
 * The pictures of screens in the file store. No transaction holds a file, so whatever adds or deletes a header leaves a
 * job behind that looks once more: a file without a header goes, whenever a server died (docs/decisions/0094).
 */
@Injectable()
export class ScreenFiles {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly outbox: JobOutbox,
    private readonly clock: Clock,
    handlers: JobHandlers,
  ) {
    handlers.register(strayScreensJob, ({ deviceId, screenIds }, accountId) =>
      this.removeStrays({ accountId, deviceId }, screenIds),
    );
  }

  /** A picture, or undefined when it is gone. */
  read(device: ScreenOwner, screenId: number): Promise<Buffer | undefined> {
    return this.files.get(screenKey(device, screenId));
  }

  /**
   * Stores a picture whose header is yet to come.
   * @returns what takes the safety net away again, in the transaction of the header
   */
  async putBeforeHeader(
    device: ScreenOwner,
    screenId: number,
    bytes: Buffer,
  ): Promise<(manager: EntityManager) => Promise<void>> {
    const later = this.clock.now() + STORED_AT_LAST;
    const jobId = await this.look(this.database.manager, device, [screenId], later);
    await this.files.put(screenKey(device, screenId), bytes);
    return (manager) => this.outbox.withdraw(manager, device.accountId, jobId);
  }

  /** Removes a picture that got no header. */
  async remove(device: ScreenOwner, screenId: number): Promise<void> {
    await this.files.delete(screenKey(device, screenId));
  }

  /** Removes pictures once the transaction of `manager`, which deletes their headers, is committed. */
  async removeAfter(
    manager: EntityManager,
    device: ScreenOwner,
    screenIds: readonly number[],
  ): Promise<void> {
    await this.look(manager, device, screenIds);
  }

  private look(
    manager: EntityManager,
    { accountId, deviceId }: ScreenOwner,
    screenIds: readonly number[],
    runAfter?: number,
  ): Promise<number> {
    return this.outbox.add(manager, strayScreensJob, accountId, { deviceId, screenIds }, runAfter);
  }

  private async removeStrays(device: ScreenOwner, screenIds: readonly number[]): Promise<void> {
    const rows = await this.database.query<{ screen_id: number | string }>(
      `SELECT screen_id FROM screenshot
       WHERE account_id = ? AND device_id = ? AND screen_id IN (${screenIds.map(() => '?').join(', ')})`,
      [device.accountId, device.deviceId, ...screenIds],
    );
    const kept = new Set(rows.map(({ screen_id }) => Number(screen_id)));
    for (const screenId of screenIds) if (!kept.has(screenId)) await this.remove(device, screenId);
  }
}
