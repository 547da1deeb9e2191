import { Injectable } from '@nestjs/common';
import { Code, type Data, type Reply, type loadSettings, type saveSettings } from '@ostoja/contracts';
import { addDays, type DayNumber, defaultDeviceSettings, isTimeZone, localTimeOf } from '@ostoja/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database, fromJson, upsertRows } from '../../platform/database/index.js';
import { ActionError } from '../../wire/action-error.js';
import { type RuleOwner, RuleVersions } from './rule-versions.js';

type Changes = Data<typeof saveSettings>['data'];

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
   * Saves the fields that are given and leaves the others; nothing at all keeps the version.
   * @returns the rules' newest version
   * @throws ActionError -1 for a bonus on a day after tomorrow, 16 when the device was deleted meanwhile
   */
  async save(owner: RuleOwner, changes: Changes): Promise<number> {
    if (Object.keys(changes).length === 0) return this.versions.newest(owner);
    return this.versions.change(owner, async (manager) => {
      const today = await this.today(manager, owner);
      const settings = { ...(await saved(manager, owner)), ...withBonusDay(changes, today) };
      await upsertRows(
        manager,
        'device_settings',
        { keys: ['account_id', 'device_id'], set: ['settings', 'updated'] },
        [[owner.accountId, owner.deviceId, JSON.stringify(settings), this.clock.now()]],
      );
    });
  }

  private async today(manager: EntityManager, { accountId, deviceId }: RuleOwner): Promise<DayNumber> {
    const [row] = await manager.query<{ time_zone: string }[]>(
      'SELECT time_zone FROM device WHERE account_id = ? AND device_id = ?',
      [accountId, deviceId],
    );
    return localTimeOf(this.clock.now(), isTimeZone(row?.time_zone) ? row.time_zone : 'UTC').date;
  }
}

/** A bonus is for one day, the present one of the device (panel §5): who names none means that. */
function withBonusDay(changes: Changes, today: DayNumber): Changes {
  const { timeBonus, timeBonusDay } = changes;
  // A parent's clock may be a zone ahead. A day that is over does no harm: whole settings are saved with it.
  if (timeBonusDay !== undefined && timeBonusDay > addDays(today, 1)) throw new ActionError(Code.BadRequest);
  return timeBonus !== undefined && timeBonus > 0 && timeBonusDay === undefined
    ? { ...changes, timeBonusDay: today }
    : changes;
}

function defaults(): Settings {
  const { timeLimitNetWeek, timeLimitWeek, ...rest } = defaultDeviceSettings();
  return {
    ...rest,
    timeLimitNetWeek: [...timeLimitNetWeek],
    timeLimitWeek: [...timeLimitWeek],
    blockedUntil: 0,
    allowedUntil: 0,
  };
}

async function saved(manager: EntityManager, { accountId, deviceId }: RuleOwner): Promise<Partial<Settings>> {
  const [row] = await manager.query<{ settings: unknown }[]>(
    'SELECT settings FROM device_settings WHERE account_id = ? AND device_id = ?',
    [accountId, deviceId],
  );
  return row ? fromJson<Partial<Settings>>(row.settings) : {};
}
