import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, double } from '../../platform/database/index.js';

/** Where a device was; `speed` in metres a second. Times are epoch seconds. */
@Entity('position')
export class Position {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...bigint, name: 'ts' })
  ts!: number;

  @PrimaryColumn({ ...bigint, name: 'row_id' })
  rowId!: number;

  @Column({ ...double, name: 'lat' })
  lat!: number;

  @Column({ ...double, name: 'lng' })
  lng!: number;

  @Column({ ...double, name: 'speed' })
  speed!: number;

  @Column({ ...double, name: 'accuracy' })
  accuracy!: number;
}
