import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, text } from '../../platform/database/index.js';

/** A contact of the phone book, as the device last told. Times are epoch seconds. */
@Entity('contact')
@Index('contact_by_name', ['accountId', 'deviceId', 'sortName', 'name', 'contactId'])
export class Contact {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...text(190), name: 'contact_id' })
  contactId!: string;

  @Column({ ...text(190), name: 'name' })
  name!: string;

  /** The name as the phone book is sorted by it (`sortNameOf`). */
  @Column({ ...text(190), name: 'sort_name', default: '' })
  sortName!: string;

  @Column({ ...text(190), name: 'text' })
  text!: string;

  @Column({ ...text(190), name: 'text2' })
  text2!: string;

  @Column({ ...bigint, name: 'last_contacted' })
  lastContacted!: number;

  @Column({ ...bigint, name: 'last_updated' })
  lastUpdated!: number;
}
