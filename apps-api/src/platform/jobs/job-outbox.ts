import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/index.js';
import { newId } from '../ids/index.js';
import type { JobKind } from './job-handlers.js';
import { Job } from './job.entity.js';

/** Where jobs are asked for. */
@Injectable()
export class JobOutbox {
  constructor(private readonly clock: Clock) {}

  /**
   * Asks for a job in the transaction of `manager`: it is done if, and only if, that commits.
   * @param accountId whose job it is, 0 for nobody's
   * @param runAfter not before this moment, epoch seconds
   * @returns the job's id, by which it can be withdrawn
   */
  async add<Payload extends object>(
    manager: EntityManager,
    kind: JobKind<Payload>,
    accountId: number,
    payload: Payload,
    runAfter = this.clock.now(),
  ): Promise<number> {
    const now = this.clock.now();
    const jobId = newId();
    await manager.insert(Job, {
      accountId,
      jobId,
      kind: kind.name,
      payload,
      created: now,
      runAfter,
      lease: 0,
      tries: 0,
      failed: false,
      lastError: '',
    });
    return jobId;
  }

  /** Takes a job back, in the transaction of `manager`; one that is done already is no error. */
  async withdraw(manager: EntityManager, accountId: number, jobId: number): Promise<void> {
    await manager.query('DELETE FROM job WHERE account_id = ? AND job_id = ?', [accountId, jobId]);
  }
}
