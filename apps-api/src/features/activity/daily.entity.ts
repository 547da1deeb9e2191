import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/**
 * The roll-up of whole UTC days, for the kinds with many subjects (`dailyKinds`): the sums of the day's rows in
 * `hourly`, written with them. Times are epoch seconds.
 */
@Entity('daily')
export class Daily {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...int, name: 'kind' })
  kind!: number;

  @PrimaryColumn({ ...bigint, name: 'day' })
  day!: number;

  @PrimaryColumn({ ...text(190), name: 'subject' })
  subject!: string;

  @Column({ ...bigint, name: 'hits' })
  hits!: number;

  @Column({ ...bigint, name: 'seconds' })
  seconds!: number;

  /** Of apps: the first moment of the day at which the app was in front; 0 for the other kinds. */
  @Column({ ...bigint, name: 'first_at' })
  firstAt!: number;

  /** Of apps: the end of the last use within the day; 0 for the other kinds. */
  @Column({ ...bigint, name: 'last_at' })
  lastAt!: number;
}
