import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int } from '../../platform/database/index.js';

/** The newest version of a device's rules: every saved change of settings, lists or apps raises it by one. */
@Entity('device_rules')
export class DeviceRules {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @Column({ ...int, name: 'version' })
  version!: number;

  @Column({ ...bigint, name: 'saved_at' })
  savedAt!: number;
}
