import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, flag, int, json, text } from '../database/index.js';

/**
 * Work to do after the transaction that asked for it: the outbox. Done jobs are deleted; a job that failed too
 * often stays with `failed` set. Work that belongs to no account has account 0.
 */
@Entity('job')
@Index('job_due', ['failed', 'runAfter'])
export class Job {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'job_id' })
  jobId!: number;

  @Column({ ...text(64), name: 'kind' })
  kind!: string;

  @Column({ ...json, name: 'payload' })
  payload!: unknown;

  @Column({ ...bigint, name: 'created' })
  created!: number;

  /** Not before this moment; moved on when the job is taken (the lease) or has failed (the backoff). */
  @Column({ ...bigint, name: 'run_after' })
  runAfter!: number;

  /** Who took it, so that a node which lost its lease can't finish another node's turn. 0 for nobody. */
  @Column({ ...bigint, name: 'lease', default: 0 })
  lease!: number;

  @Column({ ...int, name: 'tries', default: 0 })
  tries!: number;

  @Column({ ...flag, name: 'failed', default: false })
  failed!: boolean;

  /** Why it failed last, shortened; never a secret. */
  @Column({ ...text(500), name: 'last_error', default: '' })
  lastError!: string;
}
