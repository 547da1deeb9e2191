import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, json, text } from '../../platform/database/index.js';

/** One analytics event (`ae`), kept only with consent. Events of visitors without a session have account 0. */
@Entity('analytics_event')
export class AnalyticsEvent {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'event_id' })
  eventId!: number;

  @Column({ ...text(64), name: 'visitor', default: '' })
  visitor!: string;

  @Column({ ...text(64), name: 'name' })
  name!: string;

  @Column({ ...json, name: 'data' })
  data!: { [name: string]: string | number | boolean | null };

  @Column({ ...bigint, name: 'created' })
  created!: number;
}
