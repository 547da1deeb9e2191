import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** One look of a parent at the screens of a device (docs/decisions/0126). Times are epoch seconds. */
@Entity('screen_view')
export class ScreenView {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  /** When the look began. */
  @PrimaryColumn({ ...bigint, name: 'ts' })
  ts!: number;

  @PrimaryColumn({ ...bigint, name: 'view_id' })
  viewId!: number;

  /** When its last picture was sent. */
  @Column({ ...bigint, name: 'until' })
  until!: number;

  @Column({ ...text(8), name: 'kind' })
  kind!: 'live' | 'saved';

  /** The keyed hash that names the session which looked. */
  @Column({ ...text(64), name: 'session_id' })
  sessionId!: string;

  @Column({ ...text(64), name: 'browser' })
  browser!: string;

  @Column({ ...int, name: 'pictures' })
  pictures!: number;

  /** When the oldest and the newest picture were taken. */
  @Column({ ...bigint, name: 'first_ts' })
  firstTs!: number;

  @Column({ ...bigint, name: 'last_ts' })
  lastTs!: number;
}
