import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, json } from '../../platform/database/index.js';

/** One of a device's four lists: 0 white, 1 black, 2 video ids, 3 channel ids. */
@Entity('device_list')
export class DeviceList {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...int, name: 'list_index' })
  listIndex!: number;

  @Column({ ...json, name: 'entries' })
  entries!: string[];

  @Column({ ...bigint, name: 'updated' })
  updated!: number;
}
