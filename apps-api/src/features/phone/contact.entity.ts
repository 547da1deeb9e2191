import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, text } from '../../platform/database/index.js';

/** A contact of the phone book, as the device last told. Times are epoch seconds. */
@Entity('contact')
export class Contact {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...text(190), name: 'contact_id' })
  contactId!: string;

  @Column({ ...text(190), name: 'name' })
  name!: string;

  @Column({ ...text(190), name: 'text' })
  text!: string;

  @Column({ ...text(190), name: 'text2' })
  text2!: string;

  @Column({ ...bigint, name: 'last_contacted' })
  lastContacted!: number;

  @Column({ ...bigint, name: 'last_updated' })
  lastUpdated!: number;
}
