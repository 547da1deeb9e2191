import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** A phone call; `call_type` 2 is outgoing. Times are epoch seconds. */
@Entity('phone_call')
export class PhoneCall {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...bigint, name: 'ts' })
  ts!: number;

  @PrimaryColumn({ ...bigint, name: 'row_id' })
  rowId!: number;

  @Column({ ...int, name: 'duration' })
  duration!: number;

  @Column({ ...text(190), name: 'location' })
  location!: string;

  @Column({ ...text(64), name: 'formatted_number' })
  formattedNumber!: string;

  @Column({ ...text(64), name: 'normalized_number' })
  normalizedNumber!: string;

  @Column({ ...int, name: 'call_type' })
  callType!: number;
}
