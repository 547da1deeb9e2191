import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, json } from '../../platform/database/index.js';

/** The settings that a parent saved for a device. */
@Entity('device_settings')
export class DeviceSettings {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  /** By the contract's `deviceSettings`; only what differs from the defaults needs to be there. */
  @Column({ ...json, name: 'settings' })
  settings!: { [name: string]: unknown };

  @Column({ ...bigint, name: 'updated' })
  updated!: number;
}
