import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, flag, int, json, text } from '../../platform/database/index.js';

/** One agreement that a parent ticked, and when (epoch seconds). */
export interface AcceptedAgreement {
  id: string;
  accepted: number;
}

/** A parent's account: who they are, what they agreed to, and their licence. Times are epoch seconds, 0 for never. */
@Entity('account')
@Index('account_next_report', ['nextReport'])
export class Account {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  /** As the parent typed it, for showing and mailing. */
  @Column({ ...text(254), name: 'email' })
  email!: string;

  /** As it is looked up: trimmed and in lower case. */
  @Column({ ...text(254), name: 'email_normal' })
  emailNormal!: string;

  @Column({ ...text(255), name: 'password_hash' })
  passwordHash!: string;

  @Column({ ...text(200), name: 'user_name', default: '' })
  userName!: string;

  @Column({ ...text(40), name: 'phone', default: '' })
  phone!: string;

  @Column({ ...text(8), name: 'language', default: 'pl' })
  language!: string;

  @Column({ ...text(64), name: 'time_zone_name', default: 'UTC' })
  timeZoneName!: string;

  /** Seconds east of UTC, as the browser or the parent told it last. */
  @Column({ ...int, name: 'time_zone_offset', default: 0 })
  timeZoneOffset!: number;

  @Column({ ...flag, name: 'marketing_consent', default: false })
  marketingConsent!: boolean;

  @Column({ ...json, name: 'agreements' })
  agreements!: AcceptedAgreement[];

  /** Whether the e-mail address is confirmed. */
  @Column({ ...flag, name: 'confirmed', default: false })
  confirmed!: boolean;

  @Column({ ...int, name: 'account_type', default: 0 })
  accountType!: number;

  @Column({ ...int, name: 'account_type_edu', default: 0 })
  accountTypeEdu!: number;

  /** When the plan began and ends; 0 for never or none. */
  @Column({ ...bigint, name: 'valid_from', default: 0 })
  validFrom!: number;

  @Column({ ...bigint, name: 'valid_to', default: 0 })
  validTo!: number;

  /** When learning help ends, 0 for no end; of no meaning without `accountTypeEdu`. */
  @Column({ ...bigint, name: 'valid_to_edu', default: 0 })
  validToEdu!: number;

  @Column({ ...flag, name: 'subscription', default: false })
  subscription!: boolean;

  /** Whether the subscription ends with its period. */
  @Column({ ...flag, name: 'cancel', default: false })
  cancel!: boolean;

  @Column({ ...bigint, name: 'tokens_edu', default: 0 })
  tokensEdu!: number;

  /** Privilege flags that differ from 1; an absent flag is allowed. */
  @Column({ ...json, name: 'privileges' })
  privileges!: { [privilege: string]: number };

  /** The address of a tracking pixel, or an empty string. */
  @Column({ ...text(500), name: 'ipx', default: '' })
  ipx!: string;

  /** Campaign values; only ever filled with the parent's consent. */
  @Column({ ...json, name: 'tracking', nullable: true })
  tracking!: { [name: string]: string } | null;

  /** Global settings of the spec's account dialog. */
  @Column({ ...flag, name: 'automatic_updates', default: true })
  automaticUpdates!: boolean;

  @Column({ ...flag, name: 'send_reports', default: true })
  sendReports!: boolean;

  /** When the daily report is due next, whether it is wanted or not; 0 until that is reckoned. */
  @Column({ ...bigint, name: 'next_report', default: 0 })
  nextReport!: number;

  @Column({ ...bigint, name: 'created' })
  created!: number;
}
