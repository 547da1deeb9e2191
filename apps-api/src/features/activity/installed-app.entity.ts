import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, flag, int, longText, text } from '../../platform/database/index.js';

/** An app that is or was on a device, as the device last told. The app's id on the wire is `app_id`. Times are epoch seconds. */
@Entity('installed_app')
export class InstalledApp {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...text(190), name: 'pkg' })
  pkg!: string;

  @Column({ ...bigint, name: 'app_id' })
  appId!: number;

  @Column({ ...text(190), name: 'name' })
  name!: string;

  @Column({ ...longText, name: 'ico' })
  ico!: string;

  @Column({ ...text(64), name: 'version' })
  version!: string;

  @Column({ ...flag, name: 'system', default: false })
  system!: boolean;

  @Column({ ...flag, name: 'uninstalled', default: false })
  uninstalled!: boolean;

  @Column({ ...bigint, name: 'first_seen' })
  firstSeen!: number;

  @Column({ ...bigint, name: 'updated' })
  updated!: number;

  /** The parent's rules for the app, each 0 or 1: whether it may run, follows the schedule, counts to the limit. */
  @Column({ ...int, name: 'allowed', default: 1 })
  allowed!: 0 | 1;

  @Column({ ...int, name: 'follows_schedule', default: 1 })
  followsSchedule!: 0 | 1;

  @Column({ ...int, name: 'counts_to_limit', default: 1 })
  countsToLimit!: 0 | 1;
}
