import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, longText, text } from '../../platform/database/index.js';

/** A text message; `msg_type` 2 is outgoing. Times are epoch seconds. */
@Entity('sms')
export class Sms {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...bigint, name: 'ts' })
  ts!: number;

  @PrimaryColumn({ ...bigint, name: 'row_id' })
  rowId!: number;

  @Column({ ...longText, name: 'body' })
  body!: string;

  @Column({ ...text(64), name: 'phone_no' })
  phoneNo!: string;

  @Column({ ...int, name: 'msg_type' })
  msgType!: number;
}
