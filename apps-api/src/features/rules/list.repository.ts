import { Injectable } from '@nestjs/common';
import { Code, type Reply, type loadLists } from '@ostoja/contracts';
import { emptyLists, isDomain, listNames, normaliseDomain } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database, fromJson, upsertRows } from '../../platform/database/index.js';
import { ActionError } from '../../wire/action-error.js';
import { type RuleOwner, RuleVersions } from './rule-versions.js';

/** The four lists of a device. */
export type DeviceLists = Reply<typeof loadLists>;

/** The white, black, video and channel lists of devices. */
@Injectable()
export class ListRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly versions: RuleVersions,
  ) {}

  /** The lists with these indexes; the others come empty. */
  async of(
    { accountId, deviceId }: RuleOwner,
    indexes: readonly number[] = [0, 1, 2, 3],
  ): Promise<DeviceLists> {
    const rows = await this.database.query<{ list_index: number; entries: unknown }>(
      'SELECT list_index, entries FROM device_list WHERE account_id = ? AND device_id = ?',
      [accountId, deviceId],
    );
    const { whiteList, blackList, videoIds, channelIds } = emptyLists();
    const lists: DeviceLists = {
      whiteList: [...whiteList],
      blackList: [...blackList],
      videoIds: [...videoIds],
      channelIds: [...channelIds],
    };
    for (const row of rows) {
      const name = listNames[Number(row.list_index)];
      if (name && indexes.includes(Number(row.list_index))) lists[name] = fromJson<string[]>(row.entries);
    }
    return lists;
  }

  /**
   * Replaces the lists that `indexes` names.
   * @returns the rules' new version
   * @throws ActionError -1 for a site that is no domain, 16 when the device was deleted meanwhile
   */
  async save(owner: RuleOwner, lists: Partial<DeviceLists>, indexes: readonly number[]): Promise<number> {
    const now = this.clock.now();
    const rows = [...new Set(indexes)].map((index) => {
      const name = listNames[index];
      const entries = (name && lists[name]) ?? [];
      const clean = index <= 1 ? entries.map(site) : entries;
      return [owner.accountId, owner.deviceId, index, JSON.stringify([...new Set(clean)]), now];
    });
    return this.versions.change(owner, (manager) =>
      upsertRows(
        manager,
        'device_list',
        { keys: ['account_id', 'device_id', 'list_index'], set: ['entries', 'updated'] },
        rows,
      ),
    );
  }
}

function site(entry: string): string {
  const domain = normaliseDomain(entry);
  if (!isDomain(domain)) throw new ActionError(Code.BadRequest);
  return domain;
}
