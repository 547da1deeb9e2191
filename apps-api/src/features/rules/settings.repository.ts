import { Injectable } from '@nestjs/common';
import { type Data, type Reply, type loadSettings, type saveSettings } from '@ostoja/contracts';
import { defaultDeviceSettings } from '@ostoja/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database, fromJson, upsertRows } from '../../platform/database/index.js';
import { type RuleOwner, RuleVersions } from './rule-versions.js';

/** Every field of a device's settings. */
export type Settings = Reply<typeof loadSettings>;

/** The settings of devices: what a parent saved, over the defaults. */
@Injectable()
export class SettingsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly versions: RuleVersions,
  ) {}

  /** All fields; those that nobody saved have their defaults. */
  async of(owner: RuleOwner, manager: EntityManager = this.database.manager): Promise<Settings> {
    return { ...defaults(), ...(await saved(manager, owner)) };
  }

  /**
   * Saves the fields that are given and leaves the others.
   * @returns the rules' new version
   */
  save(owner: RuleOwner, changes: Data<typeof saveSettings>['data']): Promise<number> {
    return this.versions.change(owner, async (manager) => {
      const settings = { ...(await saved(manager, owner)), ...changes };
      await upsertRows(
        manager,
        'device_settings',
        { keys: ['account_id', 'device_id'], set: ['settings', 'updated'] },
        [[owner.accountId, owner.deviceId, JSON.stringify(settings), this.clock.now()]],
      );
    });
  }
}

function defaults(): Settings {
  const { timeLimitNetWeek, timeLimitWeek, ...rest } = defaultDeviceSettings();
  return {
    ...rest,
    timeLimitNetWeek: [...timeLimitNetWeek],
    timeLimitWeek: [...timeLimitWeek],
    blockedUntil: 0,
  };
}

async function saved(manager: EntityManager, { accountId, deviceId }: RuleOwner): Promise<Partial<Settings>> {
  const [row] = await manager.query<{ settings: unknown }[]>(
    'SELECT settings FROM device_settings WHERE account_id = ? AND device_id = ?',
    [accountId, deviceId],
  );
  return row ? fromJson<Partial<Settings>>(row.settings) : {};
}
