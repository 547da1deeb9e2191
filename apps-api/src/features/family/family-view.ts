import { Injectable } from '@nestjs/common';
import type { getProfiles, Reply } from '@ostoja/contracts';
import { lastSeenState } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';

type ProfileView = Reply<typeof getProfiles>['profiles'][number];
type DeviceView = ProfileView['devices'][number];

type ProfileRow = Omit<ProfileView, 'devices'>;

interface DeviceRow extends Omit<DeviceView, 'online' | 'rules'> {
  profileId: number;
  savedVersion: number | null;
  savedAt: number | null;
  received: number;
  receivedAt: number;
  inForce: number;
  inForceAt: number;
}

const PROFILES =
  'SELECT profile_id AS id, name, img, month, year FROM profile WHERE account_id = ? ORDER BY position, profile_id';

const DEVICES = `SELECT d.device_id AS id, d.profile_id AS profileId, d.brand, d.model,
    d.friendly_name AS friendlyName, d.os_name AS osName, d.app_type AS appType, d.app_features AS appFeatures,
    d.app_version AS appVersion, d.last_seen AS lastSeen, d.protection_off_until AS protectionOffUntil,
    r.version AS savedVersion, r.saved_at AS savedAt,
    d.rules_received AS received, d.rules_received_at AS receivedAt,
    d.rules_in_force AS inForce, d.rules_in_force_at AS inForceAt
  FROM device d LEFT JOIN device_rules r ON r.account_id = d.account_id AND r.device_id = d.device_id
  WHERE d.account_id = ? ORDER BY d.created, d.device_id`;

/**
 * Reads a family as the panel shows it: profiles in their order, devices in the order in which they joined. Those
 * that have been silent for more than a day come last: the first device is the one that a parent sees first.
 */
@Injectable()
export class FamilyView {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async profiles(accountId: number): Promise<ProfileView[]> {
    const [profiles, devices] = await Promise.all([
      this.database.query<ProfileRow>(PROFILES, [accountId]),
      this.database.query<DeviceRow>(DEVICES, [accountId]),
    ]);
    const now = this.clock.now();
    const silent = (row: DeviceRow) => Number(lastSeenState(row.lastSeen, now) === 'silent');
    devices.sort((one, other) => silent(one) - silent(other));
    return profiles.map((profile) => ({
      ...profile,
      devices: devices.filter(({ profileId }) => profileId === profile.id).map((row) => deviceView(row, now)),
    }));
  }
}

function deviceView(row: DeviceRow, now: number): DeviceView {
  const { profileId: _, savedVersion, savedAt, received, receivedAt, inForce, inForceAt, ...view } = row;
  return {
    ...view,
    online: lastSeenState(row.lastSeen, now) === 'online',
    protectionOffUntil: row.protectionOffUntil > now ? row.protectionOffUntil : 0,
    rules: {
      saved: { version: savedVersion ?? 0, at: savedAt ?? 0 },
      received: { version: received, at: receivedAt },
      inForce: { version: inForce, at: inForceAt },
    },
  };
}
