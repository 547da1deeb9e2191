import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** A batch that a device sent: the same `uid` and body give the same answer once more and change nothing. Times are epoch seconds. */
@Entity('batch')
@Index('batch_received', ['accountId', 'deviceId', 'received'])
export class Batch {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...text(64), name: 'uid' })
  uid!: string;

  @Column({ ...text(64), name: 'body_hash' })
  bodyHash!: string;

  @Column({ ...int, name: 'stored' })
  stored!: number;

  @Column({ ...bigint, name: 'received' })
  received!: number;
}
