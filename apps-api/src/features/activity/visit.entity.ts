import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** A page that was opened or refused; `blocked` is the visit code. Times are epoch seconds. */
@Entity('visit')
export class Visit {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...bigint, name: 'ts' })
  ts!: number;

  @PrimaryColumn({ ...bigint, name: 'row_id' })
  rowId!: number;

  @Column({ ...text(190), name: 'domain' })
  domain!: string;

  @Column({ ...text(2048), name: 'url' })
  url!: string;

  @Column({ ...int, name: 'blocked' })
  blocked!: number;

  /** How long it was in front, seconds; 0 when it was refused or the device does not tell. */
  @Column({ ...int, name: 'seconds', default: 0 })
  seconds!: number;
}
