import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** A refused try at something other than a page: an app, a video or the settings. Times are epoch seconds. */
@Entity('block_try')
export class BlockTry {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...bigint, name: 'ts' })
  ts!: number;

  @PrimaryColumn({ ...bigint, name: 'row_id' })
  rowId!: number;

  @Column({ ...text(16), name: 'kind' })
  kind!: string;

  @Column({ ...text(190), name: 'subject' })
  subject!: string;

  @Column({ ...int, name: 'code' })
  code!: number;
}
