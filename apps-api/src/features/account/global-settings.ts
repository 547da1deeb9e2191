import { Injectable } from '@nestjs/common';
import {
  Code,
  type Data,
  type loadGlobalSettings,
  type Reply,
  type saveGlobalSettings,
} from '@ostoja/contracts';
import { chosenZone, isTimeZone, zoneOffset } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { ActionError } from '../../wire/action-error.js';
import type { Account } from './account.entity.js';
import { Accounts } from './accounts.js';

/** What a parent sets for the whole account. */
export type GlobalSettingsView = Reply<typeof loadGlobalSettings>;

type Changes = Data<typeof saveGlobalSettings>['data'];

/** The settings of whole accounts: updates of the Windows agent, daily reports, the time zone (decision 0095). */
@Injectable()
export class GlobalSettings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  /** @throws ActionError `login`/3 once the account is deleted */
  async of(accountId: number): Promise<GlobalSettingsView> {
    return this.view(await this.accounts.get(accountId));
  }

  /**
   * Saves what is given and leaves the rest; gives all of it as it is then.
   * @throws ActionError -1 for an offset that the zone never has; `login`/3 once the account is deleted
   */
  save(accountId: number, changes: Changes): Promise<GlobalSettingsView> {
    return this.database.transaction(async (manager) => {
      // Two saves wait for each other: an offset alone is weighed against the zone that is there.
      await this.accounts.lock(manager, accountId);
      const account = await this.accounts.get(accountId, manager);
      const { automaticUpdates, sendReports } = changes;
      const change = {
        ...this.zone(account, changes),
        ...(automaticUpdates === undefined ? {} : { automaticUpdates }),
        ...(sendReports === undefined ? {} : { sendReports }),
      };
      if (Object.keys(change).length > 0) await this.accounts.update(accountId, change, manager);
      return this.view({ ...account, ...change });
    });
  }

  private zone(
    { timeZoneName }: Account,
    changes: Changes,
  ): Pick<Account, 'timeZoneName' | 'timeZoneOffset'> | undefined {
    if (changes.timeZoneName === undefined && changes.utc === undefined) return undefined;
    const now = this.clock.now();
    const chosen = chosenZone(changes, timeZoneName, now);
    if (chosen === null) throw new ActionError(Code.BadRequest);
    return { timeZoneName: chosen, timeZoneOffset: zoneOffset(now, chosen) };
  }

  private view({ automaticUpdates, sendReports, timeZoneName }: Account): GlobalSettingsView {
    const zone = isTimeZone(timeZoneName) ? timeZoneName : 'UTC';
    return { automaticUpdates, sendReports, utc: zoneOffset(this.clock.now(), zone), timeZoneName: zone };
  }
}
