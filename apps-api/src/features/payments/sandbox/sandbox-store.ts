import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { newToken } from '../../../platform/ids/index.js';
import { jobKind, JobOutbox } from '../../../platform/jobs/index.js';
import { Secrets } from '../../../platform/secrets/index.js';
import { SandboxObject } from './sandbox-object.entity.js';

/** An object of the sandbox in the provider's shape. */
export type SandboxBody = Record<string, unknown> & { readonly id: string; readonly object: string };

/** Sends an event to our own webhook. */
export const sandboxEventJob = jobKind<{ type: string; objectId: string }>('sandbox event');

const ID = /^[a-z]+_([\da-z]{1,11})_[\w-]{20,60}$/;

/** What the sandbox remembers. Every id tells whose the object is, so that it is found by its key. */
@Injectable()
export class SandboxStore {
  constructor(
    private readonly database: Database,
    private readonly outbox: JobOutbox,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Epoch seconds. */
  now(): number {
    return this.clock.now();
  }

  /** A new id that can't be guessed; the same one again for the same idempotency key. */
  id(prefix: string, accountId: number, idempotencyKey = ''): string {
    const random = idempotencyKey ? this.secrets.hash('sandbox', idempotencyKey) : newToken();
    return `${prefix}_${accountId.toString(36)}_${random.slice(0, 30)}`;
  }

  /** Whose an object is; 0 for what is no id of ours. */
  accountOf(id: string): number {
    const [, account] = ID.exec(id) ?? [];
    return account ? Number.parseInt(account, 36) : 0;
  }

  /** The object, or undefined. With a manager it stays locked until the transaction ends. */
  async find(id: string, manager?: EntityManager): Promise<SandboxBody | undefined> {
    const key = { accountId: this.accountOf(id), objectId: id.slice(0, 120) };
    if (key.accountId === 0) return undefined;
    if (manager) {
      await manager.query(
        'UPDATE sandbox_object SET created = created WHERE account_id = ? AND object_id = ?',
        [key.accountId, key.objectId],
      );
    }
    const found = await (manager ?? this.database.manager).findOneBy(SandboxObject, key);
    return found?.body as SandboxBody | undefined;
  }

  /** All objects of a kind that an account has, the newest first. */
  async list(accountId: number, kind: string): Promise<SandboxBody[]> {
    const rows = await this.database.repository(SandboxObject).find({
      where: { accountId, kind },
      order: { created: 'DESC' },
      take: 100,
    });
    return rows.map(({ body }) => body as SandboxBody);
  }

  /** Remembers an object as it is now. */
  async put(manager: EntityManager, body: SandboxBody): Promise<SandboxBody> {
    const accountId = this.accountOf(body.id);
    const row = { accountId, objectId: body.id, kind: body.object, created: this.now() };
    await manager.getRepository(SandboxObject).save({ ...row, body });
    return body;
  }

  /** Changes an object, and tells of it. */
  change<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Asks for an event in the same transaction. @param after seconds to wait */
  async emit(manager: EntityManager, type: string, objectId: string, after = 0): Promise<void> {
    const runAfter = this.now() + after;
    await this.outbox.add(manager, sandboxEventJob, this.accountOf(objectId), { type, objectId }, runAfter);
  }
}
