import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** A child's device, with what it last told about itself. Times are epoch seconds, 0 for never. */
@Entity('device')
@Index('device_profile', ['accountId', 'profileId'])
export class Device {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @Column({ ...bigint, name: 'profile_id' })
  profileId!: number;

  @Column({ ...text(64), name: 'brand', default: '' })
  brand!: string;

  @Column({ ...text(64), name: 'model', default: '' })
  model!: string;

  @Column({ ...text(64), name: 'friendly_name' })
  friendlyName!: string;

  @Column({ ...text(64), name: 'os_name', default: '' })
  osName!: string;

  @Column({ ...text(64), name: 'os_version', default: '' })
  osVersion!: string;

  /** -1 undefined, 0 unknown, 1 Android, 2 Android apk, 3 Windows. */
  @Column({ ...int, name: 'app_type', default: 0 })
  appType!: number;

  /** Feature flags in one string, such as `_GPS__SMS_`. */
  @Column({ ...text(190), name: 'app_features', default: '' })
  appFeatures!: string;

  @Column({ ...text(32), name: 'app_version', default: '' })
  appVersion!: string;

  @Column({ ...text(64), name: 'time_zone', default: 'UTC' })
  timeZone!: string;

  /** Keyed hash of the device's token; the token names account and device. */
  @Column({ ...text(64), name: 'token_hash' })
  tokenHash!: string;

  @Column({ ...bigint, name: 'created' })
  created!: number;

  @Column({ ...bigint, name: 'last_seen', default: 0 })
  lastSeen!: number;

  /** The newest rule version that the device fetched, and when. */
  @Column({ ...int, name: 'rules_received', default: 0 })
  rulesReceived!: number;

  @Column({ ...bigint, name: 'rules_received_at', default: 0 })
  rulesReceivedAt!: number;

  /** The rule version that the device says it enforces, and since when. */
  @Column({ ...int, name: 'rules_in_force', default: 0 })
  rulesInForce!: number;

  @Column({ ...bigint, name: 'rules_in_force_at', default: 0 })
  rulesInForceAt!: number;

  /** Until when the device says its protection is off; 0 when it is on. */
  @Column({ ...bigint, name: 'protection_off_until', default: 0 })
  protectionOffUntil!: number;

  /** When the device last told the state of its protection. */
  @Column({ ...bigint, name: 'protection_reported_at', default: 0 })
  protectionReportedAt!: number;
}
