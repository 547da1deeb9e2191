import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, text } from '../../platform/database/index.js';

/** One stretch of an app in front; `ts` is its beginning, `until` its end. Times are epoch seconds. */
@Entity('app_usage')
export class AppUsage {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...bigint, name: 'ts' })
  ts!: number;

  @PrimaryColumn({ ...bigint, name: 'row_id' })
  rowId!: number;

  @Column({ ...bigint, name: 'until' })
  until!: number;

  @Column({ ...text(190), name: 'pkg' })
  pkg!: string;
}
