import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** A video that was watched or refused. Times are epoch seconds. */
@Entity('video')
export class Video {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...bigint, name: 'ts' })
  ts!: number;

  @PrimaryColumn({ ...bigint, name: 'row_id' })
  rowId!: number;

  @Column({ ...text(64), name: 'videoid' })
  videoid!: string;

  @Column({ ...text(64), name: 'channelid' })
  channelid!: string;

  @Column({ ...text(500), name: 'title' })
  title!: string;

  @Column({ ...text(190), name: 'author' })
  author!: string;

  @Column({ ...bigint, name: 'created' })
  created!: number;

  @Column({ ...text(512), name: 'thumbnail' })
  thumbnail!: string;

  @Column({ ...int, name: 'blocked' })
  blocked!: number;

  /** How long it was in front, seconds; 0 when it was refused or the device does not tell. */
  @Column({ ...int, name: 'seconds', default: 0 })
  seconds!: number;
}
