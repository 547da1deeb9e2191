import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, json, text } from '../../platform/database/index.js';

/** Where a command stands: waiting for the device, handed to it, or answered by it. */
export type DeviceCommandState = 'waiting' | 'delivered' | 'answered' | 'expired';

/** Something the service asked of a device. Times are epoch seconds, 0 for not yet. */
@Entity('device_command')
@Index('device_command_state', ['accountId', 'deviceId', 'state', 'created'])
export class DeviceCommand {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...bigint, name: 'command_id' })
  commandId!: number;

  @Column({ ...text(32), name: 'kind' })
  kind!: string;

  @Column({ ...json, name: 'payload' })
  payload!: { [name: string]: unknown };

  @Column({ ...text(16), name: 'state' })
  state!: DeviceCommandState;

  @Column({ ...bigint, name: 'created' })
  created!: number;

  @Column({ ...bigint, name: 'delivered', default: 0 })
  delivered!: number;

  @Column({ ...bigint, name: 'answered', default: 0 })
  answered!: number;

  @Column({ ...json, name: 'result', nullable: true })
  result!: { [name: string]: unknown } | null;
}
