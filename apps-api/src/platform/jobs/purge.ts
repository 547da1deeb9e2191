import { Injectable } from '@nestjs/common';
import { Database, quoted } from '../database/index.js';
import { FileStore } from '../files/index.js';
import { JobHandlers, jobKind } from './job-handlers.js';

/** What is going: a whole account, or one profile or device of it. */
export interface PurgeTarget {
  accountId: number;
  profileId?: number;
  deviceId?: number;
}

/** The job that deletes what an account, a profile or a device leaves behind. Add it in the deleting transaction. */
export const purgeJob = jobKind<PurgeTarget>('purge');

/** What one feature keeps of a family, as far as the purge can delete it by itself. */
export interface PurgePart {
  /** Tables and the column that names the level of what is in them. `account_id` is in all of them. */
  readonly tables: { readonly [table: string]: 'account_id' | 'profile_id' | 'device_id' };
  /** The prefixes of the files of a target. */
  readonly files?: (target: PurgeTarget) => string[];
}

/** Rows a statement, so that a big family holds up nobody else. */
const STEP = 5000;

/**
 * Deletes all that belongs to an account, a profile or a device. Features register their tables and files; a test
 * counts every table and file afterwards.
 */
@Injectable()
export class Purge {
  private readonly parts: PurgePart[] = [];

  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    handlers: JobHandlers,
  ) {
    handlers.register(purgeJob, (target) => this.run(target));
    // An account's own jobs, mail above all. A purge itself is asked for under account 0, so that it stays.
    this.register({ tables: { job: 'account_id' } });
  }

  register(part: PurgePart): void {
    this.parts.push(part);
  }

  /** Every table that a purge of an account empties. */
  tables(): string[] {
    return this.parts.flatMap((part) => Object.keys(part.tables));
  }

  /** May run twice: what is gone is gone. */
  async run(target: PurgeTarget): Promise<void> {
    for (const part of this.parts) {
      for (const [table, level] of Object.entries(part.tables)) await this.empty(table, level, target);
      for (const prefix of part.files?.(target) ?? []) await this.files.deletePrefix(prefix);
    }
  }

  private async empty(table: string, level: string, target: PurgeTarget): Promise<void> {
    const where = conditions(level, target);
    if (!where) return;
    const text = where.map(([column]) => `${quoted(column)} = ?`).join(' AND ');
    const values = where.map(([, value]) => value);
    for (;;) {
      // SQLite is built without DELETE … LIMIT; one big statement is quick there and blocks no other node.
      const step = this.database.dialect === 'mysql' ? ` LIMIT ${STEP}` : '';
      await this.database.query(`DELETE FROM ${quoted(table)} WHERE ${text}${step}`, values);
      const left = await this.database.query(`SELECT 1 FROM ${quoted(table)} WHERE ${text} LIMIT 1`, values);
      if (left.length === 0) return;
    }
  }
}

/** The columns that pick the target's rows, or undefined where the table holds nothing of such a target. */
function conditions(level: string, { accountId, profileId, deviceId }: PurgeTarget) {
  const account: [string, number] = ['account_id', accountId];
  if (deviceId !== undefined) {
    return level === 'device_id' ? [account, ['device_id', deviceId] as [string, number]] : undefined;
  }
  if (profileId !== undefined) {
    return level === 'profile_id' ? [account, ['profile_id', profileId] as [string, number]] : undefined;
  }
  return [account];
}
