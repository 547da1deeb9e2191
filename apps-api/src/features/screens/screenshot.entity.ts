import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** The header of a saved screen; its picture is in the file store. Times are epoch seconds. */
@Entity('screenshot')
@Index('screenshot_id', ['accountId', 'screenId'])
@Index('screenshot_uid', ['accountId', 'deviceId', 'uid'])
export class Screenshot {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...bigint, name: 'ts' })
  ts!: number;

  @PrimaryColumn({ ...bigint, name: 'screen_id' })
  screenId!: number;

  @Column({ ...text(64), name: 'uid' })
  uid!: string;

  @Column({ ...text(190), name: 'app' })
  app!: string;

  @Column({ ...text(190), name: 'user_name' })
  userName!: string;

  @Column({ ...int, name: 'bytes' })
  bytes!: number;

  @Column({ ...int, name: 'width' })
  width!: number;

  @Column({ ...int, name: 'height' })
  height!: number;
}
