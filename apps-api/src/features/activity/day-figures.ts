import { Injectable } from '@nestjs/common';
import { localTimeOf } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { HourlyKind } from './hourly-kind.js';
import type { Interval } from './interval.js';
import { type TopLine, TopRepository } from './top.repository.js';

const HOUR = 3600;

/** What happened in one hour of the wall clock. */
export interface HourFigures {
  /** Seconds in apps, on all devices together. */
  readonly used: number;
  /** Refused visits. */
  readonly blocked: number;
}

/** A list of the most frequent, and the sum of all, also of those that are not in it. */
export interface Counted {
  readonly total: number;
  readonly top: readonly { readonly name: string; readonly value: number }[];
}

/** A day of one child in figures. */
export interface SummedDay {
  /** Seconds, the longest first. */
  readonly apps: Counted;
  /** Visits. */
  readonly sites: Counted;
  /** Searches. */
  readonly words: Counted;
  /** Refused visits. */
  readonly blocked: Counted;
  /** 24, by the wall clock: the hour that comes twice in autumn holds both. */
  readonly hours: readonly HourFigures[];
}

/**
 * A day on all devices of a child, from the roll-ups: the same sums that the panel's top lists show. Six statements,
 * however many devices.
 */
@Injectable()
export class DayFigures {
  constructor(
    private readonly database: Database,
    private readonly tops: TopRepository,
  ) {}

  /** @param devices of one account */
  async of(devices: readonly OwnedDevice[], day: Interval, timeZone: string): Promise<SummedDay> {
    const [apps, sites, words, blocked, hours] = await Promise.all([
      this.tops.apps(devices, day),
      this.tops.events(HourlyKind.Domain, devices, day),
      this.tops.events(HourlyKind.Search, devices, day),
      this.tops.events(HourlyKind.BlockedDomain, devices, day),
      this.hours(devices, day, timeZone),
    ]);
    const names = await this.names(devices, apps);
    return {
      apps: {
        total: apps[0]?.total ?? 0,
        top: apps.map(({ subject, seconds }) => ({ name: names.get(subject) ?? subject, value: seconds })),
      },
      sites: counted(sites),
      words: counted(words),
      blocked: counted(blocked),
      hours,
    };
  }

  private async hours(
    devices: readonly OwnedDevice[],
    { from, to }: Interval,
    timeZone: string,
  ): Promise<HourFigures[]> {
    const hours = Array.from({ length: 24 }, () => ({ used: 0, blocked: 0 }));
    const { where, parameters } = ownedBy(devices);
    if (devices.length === 0) return hours;
    // Where a zone is half an hour off, an hour of the roll-up belongs to where its middle is.
    const half = HOUR / 2;
    const rows = await this.database.query<Record<'hour' | 'used' | 'blocked', number | string>>(
      `SELECT hour, SUM(CASE WHEN kind = ? THEN seconds ELSE 0 END) AS used,
         SUM(CASE WHEN kind = ? THEN hits ELSE 0 END) AS blocked
       FROM hourly WHERE ${where} AND kind IN (?, ?) AND hour >= ? AND hour < ? GROUP BY hour`,
      [
        HourlyKind.App,
        HourlyKind.BlockedDomain,
        ...parameters,
        HourlyKind.BlockedDomain,
        HourlyKind.App,
        from - half,
        to - half,
      ],
    );
    for (const row of rows) {
      const shown = hours[localTimeOf(Number(row.hour) + half, timeZone).hour];
      if (!shown) continue;
      shown.used += Number(row.used);
      shown.blocked += Number(row.blocked);
    }
    return hours;
  }

  /** What devices said of apps; two devices may call one app differently, then one of them is believed. */
  private async names(
    devices: readonly OwnedDevice[],
    apps: readonly TopLine[],
  ): Promise<Map<string, string>> {
    if (apps.length === 0) return new Map();
    const { where, parameters } = ownedBy(devices);
    const rows = await this.database.query<{ pkg: string; name: string }>(
      `SELECT pkg, MIN(name) AS name FROM installed_app
       WHERE ${where} AND pkg IN (${apps.map(() => '?').join(', ')}) AND name <> '' GROUP BY pkg`,
      [...parameters, ...apps.map(({ subject }) => subject)],
    );
    return new Map(rows.map(({ pkg, name }) => [pkg, name]));
  }
}

function ownedBy(devices: readonly OwnedDevice[]) {
  const [first] = devices;
  return {
    where: `account_id = ? AND device_id IN (${devices.map(() => '?').join(', ')})`,
    parameters: [first?.accountId ?? 0, ...devices.map(({ deviceId }) => deviceId)],
  };
}

function counted(lines: readonly TopLine[]): Counted {
  return {
    total: lines[0]?.total ?? 0,
    top: lines.map(({ subject, hits }) => ({ name: subject, value: hits })),
  };
}
