import { Injectable } from '@nestjs/common';
import type { Reply, rules } from '@ostoja/contracts';
import { isTimeZone } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import { ListRepository } from './list.repository.js';
import { type RuleOwner, RuleVersions } from './rule-versions.js';
import { SettingsRepository } from './settings.repository.js';

/** Puts together the document that a device obeys (design §5). */
@Injectable()
export class RuleDocuments {
  constructor(
    private readonly database: Database,
    private readonly versions: RuleVersions,
    private readonly settings: SettingsRepository,
    private readonly lists: ListRepository,
  ) {}

  /**
   * The whole document. The version is read first: a change in between makes the document newer than its
   * version says, and the device fetches once more; never the other way round. An app that is blocked stays in it
   * when it is gone: it is blocked at once when it comes back, before the device could tell.
   */
  async of(owner: RuleOwner): Promise<Reply<typeof rules>> {
    const version = await this.versions.newest(owner);
    const parameters = [owner.accountId, owner.deviceId];
    const [settings, lists, [device], apps] = await Promise.all([
      this.settings.of(owner),
      this.lists.of(owner),
      this.database.query<{ time_zone: string }>(
        'SELECT time_zone FROM device WHERE account_id = ? AND device_id = ?',
        parameters,
      ),
      this.database.query<AppRow>(
        `SELECT app_id, pkg, name, allowed, follows_schedule, counts_to_limit, first_seen
         FROM installed_app WHERE account_id = ? AND device_id = ? AND (uninstalled = 0 OR allowed = 0) ORDER BY pkg`,
        parameters,
      ),
    ]);
    return {
      version,
      // A device may tell any zone when it joins; both sides have to read the rules in the same.
      timeZone: isTimeZone(device?.time_zone) ? device.time_zone : 'UTC',
      settings,
      lists,
      apps: apps.map((row) => ({
        id: String(row.app_id),
        pkg: row.pkg,
        name: row.name,
        allowed: flag(row.allowed),
        schedule: flag(row.follows_schedule),
        timeLimit: flag(row.counts_to_limit),
        firstSeen: Number(row.first_seen),
      })),
    };
  }
}

interface AppRow {
  app_id: number;
  pkg: string;
  name: string;
  allowed: number;
  follows_schedule: number;
  counts_to_limit: number;
  first_seen: number;
}

function flag(value: number): 0 | 1 {
  return value ? 1 : 0;
}
