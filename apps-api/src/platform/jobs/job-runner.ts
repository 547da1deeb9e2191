import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { Database, fromJson } from '../database/index.js';
import { newId } from '../ids/index.js';
import { JobHandlers } from './job-handlers.js';

/** How long a job may take before another node may take it over, seconds. */
const LEASE_SECONDS = 300;
/** How often a job is tried; then it stays as failed for the operator to see. */
const TRIES = 10;
/** How long a job that failed for good stays, seconds: its payload may be personal. */
const FAILED_KEPT = 7 * 86_400;
/** How many jobs are taken at once. */
const BATCH = 20;

interface Taken {
  account_id: number;
  job_id: number;
  kind: string;
  payload: unknown;
  tries: number;
  run_after: number;
}

/** Takes jobs that are due and does them. Several nodes may run it on one database. */
@Injectable()
export class JobRunner {
  private readonly log = new Logger('Jobs');
  private running: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly clock: Clock,
  ) {}

  /** Does all that is due; a call during a run waits for that run and then looks again. */
  async runDue(): Promise<void> {
    await this.running;
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Resolves when nothing is being done, so that a shutdown cuts no job in half. */
  async idle(): Promise<void> {
    await this.running;
  }

  /** Deletes jobs that failed for good some time ago. */
  async forgetFailed(): Promise<void> {
    await this.database.query('DELETE FROM job WHERE failed = 1 AND run_after < ?', [
      this.clock.now() - FAILED_KEPT,
    ]);
  }

  private async drain(): Promise<void> {
    for (;;) {
      const due = await this.due();
      // Sequentially: mail servers and disks want no crowd, and a lease is long.
      for (const job of due) if (await this.take(job)) await this.run(job);
      if (due.length < BATCH) return;
    }
  }

  private due(): Promise<Taken[]> {
    return this.database.query<Taken>(
      `SELECT account_id, job_id, kind, payload, tries, run_after FROM job
       WHERE failed = 0 AND run_after <= ? ORDER BY run_after LIMIT ${BATCH}`,
      [this.clock.now()],
    );
  }

  /** Moves the job's time on, unless somebody else already did: whoever changes the row has the job. */
  private async take(job: Taken): Promise<boolean> {
    const lease = newId();
    const until = this.clock.now() + LEASE_SECONDS;
    await this.database.query(
      `UPDATE job SET lease = ?, run_after = ?, tries = tries + 1
       WHERE account_id = ? AND job_id = ? AND run_after = ? AND tries = ? AND failed = 0`,
      [lease, until, job.account_id, job.job_id, job.run_after, job.tries],
    );
    const [mine] = await this.database.query<{ lease: number }>(
      'SELECT lease FROM job WHERE account_id = ? AND job_id = ?',
      [job.account_id, job.job_id],
    );
    return mine?.lease === lease;
  }

  private async run(job: Taken): Promise<void> {
    try {
      const handler = this.handlers.find(job.kind);
      if (!handler) throw new Error('no handler for this kind of job');
      await handler(fromJson(job.payload), job.account_id);
      await this.database.query('DELETE FROM job WHERE account_id = ? AND job_id = ?', [
        job.account_id,
        job.job_id,
      ]);
    } catch (error) {
      await this.postpone(job, error);
    }
  }

  private async postpone(job: Taken, error: unknown): Promise<void> {
    const tries = job.tries + 1;
    const reason = error instanceof Error ? error.message : String(error);
    this.log.warn(`${job.kind} ${job.job_id} failed, try ${tries} of ${TRIES}: ${reason}`);
    await this.database.query(
      'UPDATE job SET run_after = ?, lease = 0, failed = ?, last_error = ? WHERE account_id = ? AND job_id = ?',
      [this.clock.now() + backoff(tries), tries >= TRIES, reason.slice(0, 500), job.account_id, job.job_id],
    );
  }
}

/** Seconds until the next try: 10, 20, 40 … at most an hour. */
function backoff(tries: number): number {
  return Math.min(3600, 5 * 2 ** tries);
}
