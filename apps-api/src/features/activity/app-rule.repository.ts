import { Injectable } from '@nestjs/common';
import { Code, type Data, type setApps } from '@ostoja/contracts';
import type { EntityManager } from 'typeorm';
import { ActionError } from '../../wire/action-error.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { RuleVersions } from '../rules/index.js';

/** The rule of one app, by the app's id. */
export type AppChange = Data<typeof setApps>['data'][number];

/** What a parent allows of the apps of a device. */
@Injectable()
export class AppRuleRepository {
  constructor(private readonly versions: RuleVersions) {}

  /**
   * Saves the rules of apps, each named once, all of them or none. The statements do not grow with the list.
   * @returns the rules' new version
   * @throws ActionError 16 for an id that is no app of the device
   */
  save(device: OwnedDevice, changes: readonly AppChange[]): Promise<number> {
    return this.versions.change(device, async (manager) => {
      const packages = await packagesById(manager, device, changes);
      for (const [rule, ids] of byRule(changes)) {
        const named = ids.map((id) => {
          const pkg = packages.get(id);
          if (pkg === undefined) throw new ActionError(Code.NotFound);
          return pkg;
        });
        await manager.query(
          `UPDATE installed_app SET allowed = ?, follows_schedule = ?, counts_to_limit = ?
           WHERE account_id = ? AND device_id = ? AND pkg IN (${placeholders(named)})`,
          [...rule, device.accountId, device.deviceId, ...named],
        );
      }
    });
  }
}

/** The packages of the ids that the device has. Ids are compared as text: a number may be too large to be exact. */
async function packagesById(
  manager: EntityManager,
  { accountId, deviceId }: OwnedDevice,
  changes: readonly AppChange[],
): Promise<Map<string, string>> {
  if (changes.length === 0) return new Map();
  const rows = await manager.query<{ app_id: number | string; pkg: string }[]>(
    `SELECT app_id, pkg FROM installed_app
     WHERE account_id = ? AND device_id = ? AND app_id IN (${placeholders(changes)})`,
    [accountId, deviceId, ...changes.map(({ id }) => Number(id))],
  );
  return new Map(rows.map(({ app_id, pkg }) => [String(app_id), pkg]));
}

/** The ids that get the same rule, for each of the at most eight rules: allowed, follows the schedule, counts. */
function byRule(changes: readonly AppChange[]): Iterable<[rule: readonly number[], ids: readonly string[]]> {
  const groups = new Map<string, [number[], string[]]>();
  for (const { id, allowed, schedule, timeLimit } of changes) {
    const rule = [allowed, schedule, timeLimit];
    const group = groups.get(rule.join()) ?? [rule, []];
    group[1].push(id);
    groups.set(rule.join(), group);
  }
  return groups.values();
}

function placeholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
