import { Injectable } from '@nestjs/common';
import type { getDay, Reply } from '@ostoja/contracts';
import {
  isTimeZone,
  type LongStay,
  longStayRule,
  longStays,
  numberedPlaces,
  openStretches,
} from '@ostoja/domain';
import type { OwnedProfile } from '../../wire/caller.js';
import { SettingsRepository } from '../rules/index.js';
import { type DayDevice, DayRepository, type RefusedTry } from './day.repository.js';
import { InstalledAppRepository, type KnownApp } from './installed-app.repository.js';
import type { Interval } from './interval.js';
import { joined, secondsIn } from './stretches.js';

/** Puts together what the day ribbon shows of a child. */
@Injectable()
export class Days {
  constructor(
    private readonly day: DayRepository,
    private readonly installed: InstalledAppRepository,
    private readonly settings: SettingsRepository,
  ) {}

  /** Every device of the profile, and the places of the child. */
  async of(profile: OwnedProfile, interval: Interval): Promise<Reply<typeof getDay>> {
    const devices = await this.day.devices(profile);
    const [told, stays] = await Promise.all([
      Promise.all(devices.map((device) => this.device(device, interval))),
      Promise.all(devices.map((device) => this.stays(device, interval))),
    ]);
    return { devices: told, places: numberedPlaces(whereabouts(stays)) };
  }

  private async device(
    device: DayDevice,
    interval: Interval,
  ): Promise<Reply<typeof getDay>['devices'][number]> {
    const [used, refused, settings] = await Promise.all([
      this.day.used(device, interval),
      this.day.refused(device, interval),
      this.settings.of(device),
    ]);
    const packages = new Set([
      ...used.map(({ pkg }) => pkg),
      ...refused.flatMap(({ kind, subject }) => (kind === 'app' ? [subject] : [])),
    ]);
    const apps = await this.installed.byPackage(device, [...packages]);
    const timeZone = isTimeZone(device.timeZone) ? device.timeZone : 'UTC';
    return {
      device: device.deviceId,
      elapsed: secondsIn(used),
      used: joined(used).map(({ from, to, pkg }) => ({ from, to, app: apps.get(pkg)?.name ?? pkg })),
      blocked: onceEach(refused).map((refusal) => ({
        at: refusal.at,
        kind: refusal.kind,
        subject: subjectOf(refusal, apps),
        code: refusal.code,
      })),
      open: openStretches(settings, 'apps', interval, timeZone),
    };
  }

  /** A stay may begin before the interval and end after it: what lies outside is looked at and then cut off. */
  private async stays(device: DayDevice, { from, to }: Interval): Promise<LongStay[]> {
    const margin = longStayRule.longestGap;
    const sightings = await this.day.sightings(device, { from: from - margin, to: to + margin });
    return longStays(sightings)
      .map((stay) => ({ ...stay, from: Math.max(from, stay.from), to: Math.min(to, stay.to) }))
      .filter((stay) => stay.to > stay.from);
  }
}

/** A child is where the device is that came around most: a computer at home does not tell where its owner is. */
function whereabouts(stays: readonly LongStay[][]): LongStay[] {
  return stays.toSorted((a, b) => placesIn(b) - placesIn(a) || b.length - a.length)[0] ?? [];
}

function placesIn(stays: readonly LongStay[]): number {
  return new Set(numberedPlaces(stays).map(({ place }) => place)).size;
}

/** A device may report a refused video as a try and as a video: that is one refusal. */
function onceEach(refused: readonly RefusedTry[]): RefusedTry[] {
  const videos = new Map<string, RefusedTry>();
  for (const refusal of refused) {
    const key = videoKey(refusal);
    if (!videos.get(key)?.title) videos.set(key, refusal);
  }
  return refused.filter((refusal) => refusal.kind !== 'video' || videos.get(videoKey(refusal)) === refusal);
}

function videoKey({ at, kind, subject }: RefusedTry): string {
  return `${kind} ${at} ${subject}`;
}

function subjectOf({ kind, subject, title }: RefusedTry, apps: ReadonlyMap<string, KnownApp>): string {
  return kind === 'app' ? (apps.get(subject)?.name ?? subject) : title || subject;
}
