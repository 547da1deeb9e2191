import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/**
 * The roll-up: how often and how long per UTC hour, kind and subject. Written in the transaction of the batch. Times
 * are epoch seconds.
 */
@Entity('hourly')
export class Hourly {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...int, name: 'kind' })
  kind!: number;

  @PrimaryColumn({ ...bigint, name: 'hour' })
  hour!: number;

  @PrimaryColumn({ ...text(190), name: 'subject' })
  subject!: string;

  @Column({ ...bigint, name: 'hits' })
  hits!: number;

  @Column({ ...bigint, name: 'seconds' })
  seconds!: number;

  /** Of apps: the first moment of the hour at which the app was in front; 0 for the other kinds. */
  @Column({ ...bigint, name: 'first_at', default: 0 })
  firstAt!: number;

  /** Of apps: the end of the last use within the hour; 0 for the other kinds. */
  @Column({ ...bigint, name: 'last_at', default: 0 })
  lastAt!: number;
}
