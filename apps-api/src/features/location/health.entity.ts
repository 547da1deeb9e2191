import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int } from '../../platform/database/index.js';

/** A device's condition: `gps` 3 is on, `battery` in percent. Times are epoch seconds. */
@Entity('health')
export class Health {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...bigint, name: 'ts' })
  ts!: number;

  @PrimaryColumn({ ...bigint, name: 'row_id' })
  rowId!: number;

  @Column({ ...int, name: 'gps' })
  gps!: number;

  @Column({ ...int, name: 'battery' })
  battery!: number;
}
