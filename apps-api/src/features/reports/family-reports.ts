import { Injectable } from '@nestjs/common';
import { type DayNumber, isTimeZone, localDayBounds } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import type { Account } from '../account/index.js';
import { DayFigures, type SummedDay } from '../activity/index.js';

/** A day of one child; without `day` when none of the child's devices reported anything. */
export interface ChildReport {
  readonly name: string;
  readonly day: SummedDay | undefined;
}

/** What a report tells of a family. */
export interface FamilyReport {
  readonly day: DayNumber;
  readonly children: readonly ChildReport[];
}

/** Reads a day of a whole family, as its account's zone bounds it. */
@Injectable()
export class FamilyReports {
  constructor(
    private readonly database: Database,
    private readonly figures: DayFigures,
  ) {}

  /** The children that have a device; undefined when nothing was reported of any. */
  async of(
    { accountId, timeZoneName }: Pick<Account, 'accountId' | 'timeZoneName'>,
    day: DayNumber,
  ): Promise<FamilyReport | undefined> {
    const timeZone = isTimeZone(timeZoneName) ? timeZoneName : 'UTC';
    const interval = localDayBounds(day, timeZone);
    const children: ChildReport[] = [];
    for (const { name, devices } of await this.family(accountId)) {
      const summed = await this.figures.of(devices, interval, timeZone);
      children.push({ name, day: isEmpty(summed) ? undefined : summed });
    }
    return children.some((child) => child.day) ? { day, children } : undefined;
  }

  private async family(accountId: number): Promise<{ name: string; devices: OwnedDevice[] }[]> {
    const rows = await this.database.query<{ profileId: number; name: string; deviceId: number }>(
      `SELECT p.profile_id AS profileId, p.name, d.device_id AS deviceId
       FROM profile p JOIN device d ON d.account_id = p.account_id AND d.profile_id = p.profile_id
       WHERE p.account_id = ? ORDER BY p.position, p.profile_id, d.created, d.device_id`,
      [accountId],
    );
    const children = new Map<number, { name: string; devices: OwnedDevice[] }>();
    for (const { name, ...row } of rows) {
      const profileId = Number(row.profileId);
      const child = children.get(profileId) ?? { name, devices: [] };
      child.devices.push({ accountId, profileId, deviceId: Number(row.deviceId) });
      children.set(profileId, child);
    }
    return [...children.values()];
  }
}

function isEmpty({ apps, sites, words, blocked }: SummedDay): boolean {
  return apps.total + sites.total + words.total + blocked.total === 0;
}
