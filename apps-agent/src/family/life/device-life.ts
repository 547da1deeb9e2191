import { addDays, type DayNumber } from '@ostoja/domain';
import {
  endOf,
  type AppTry,
  type LifeEvent,
  type PictureMoment,
  type Platform,
  type Screen,
} from '../../device/index.js';
import type { App } from '../catalogue/apps.js';
import { contacts } from '../catalogue/talk.js';
import type { FamilyDevice } from '../devices.js';
import { iconOf } from '../pictures/icon.js';
import { drawScreen } from '../pictures/screen.js';
import { dayOf } from './calendar.js';
import { deviceDay } from './device-day.js';

/** The life on one device: day after day, made when it is asked for and the same each time. */
export class DeviceLife implements Platform {
  private readonly days = new Map<DayNumber, LifeEvent[]>();

  /** @param since when the device was first used, epoch seconds: its apps and contacts are reported then */
  constructor(
    private readonly device: FamilyDevice,
    private readonly seed: string,
    private readonly since: number,
  ) {}

  /** What ends after `from` and up to `to`. */
  *events(from: number, to: number): Generator<LifeEvent> {
    if (from <= this.since && this.since < to) yield* this.firstReport();
    const last = dayOf(to);
    // What began before midnight may end after it.
    for (let day = addDays(dayOf(from), -1); day <= last; day = addDays(day, 1)) {
      for (const event of this.dayEvents(day)) {
        const end = endOf(event);
        if (end > from && end <= to && event.at >= this.since) yield event;
      }
    }
  }

  /** The screen as it is now: the app in front, or what stands there when it is not allowed. */
  screen(now: number, allows: (pkg: string) => boolean): Screen {
    const front = this.frontAt(now);
    if (!front) return { state: 'screenoff' };
    const app = this.device.apps.find((one) => one.pkg === front.pkg);
    if (!app) return { state: 'error' };
    const isAllowed = allows(app.pkg);
    return {
      state: 'done',
      jpeg: drawScreen({ app, apps: this.appsAt(now), isPhone: this.device.isPhone, isAllowed, now }),
      app: isAllowed ? app.name : '',
      userName: this.device.child.name,
    };
  }

  /** The screen as it was, small: there are many of them. */
  screenThen({ ts, pkg }: PictureMoment): Screen {
    const { apps, isPhone, child } = this.device;
    const app = apps.find((one) => one.pkg === pkg);
    if (!app) return { state: 'error' };
    const there = this.appsAt(ts);
    const jpeg = drawScreen({ app, apps: there, isPhone, isAllowed: true, now: ts, isSmall: true });
    return { state: 'done', jpeg, app: app.name, userName: child.name };
  }

  private frontAt(now: number): AppTry | undefined {
    const today = dayOf(now);
    return [...this.dayEvents(addDays(today, -1)), ...this.dayEvents(today)].find(
      (event): event is AppTry => event.kind === 'app' && event.at <= now && endOf(event) > now,
    );
  }

  private *firstReport(): Generator<LifeEvent> {
    const at = this.since;
    for (const app of this.device.apps) if (app.comes === undefined) yield this.appReport(app, at, false);
    if (!this.device.talks) return;
    for (const { id, name, number, note } of contacts) {
      const row = { contactId: id, name, text: number, text2: note, lastUpdated: at };
      yield { kind: 'happening', at, row: ['contacts', row] };
    }
  }

  private dayEvents(day: DayNumber): LifeEvent[] {
    const known = this.days.get(day);
    if (known) return known;
    // Two days are enough for living on; a long history must not stay in memory.
    for (const old of this.days.keys()) if (this.days.size > 3) this.days.delete(old);
    const events = [
      ...deviceDay(this.device, day, this.seed).map((event) => this.inItsPlace(event)),
      ...this.appChanges(day),
    ].toSorted((one, other) => endOf(one) - endOf(other));
    this.days.set(day, events);
    return events;
  }

  /** The apps that are installed and uninstalled on a day. */
  private appChanges(day: DayNumber): LifeEvent[] {
    return this.device.apps.flatMap((app) => {
      const { came, left } = this.stayOf(app);
      return [
        ...(app.comes !== undefined && dayOf(came) === day ? [this.appReport(app, came, false)] : []),
        ...(app.goes !== undefined && dayOf(left) === day ? [this.appReport(app, left, true)] : []),
      ];
    });
  }

  private appReport(app: App, at: number, uninstalled: boolean): LifeEvent {
    const { pkg, name, version, system = false } = app;
    const firstSeen = this.stayOf(app).came;
    const row = { pkg, name, version, system, ico: iconOf(app), uninstalled, firstSeen };
    return { kind: 'happening', at, row: ['apps', row] };
  }

  /** An app that is on the device for a time only takes every third look from the one whose place it has. */
  private inItsPlace(event: LifeEvent): LifeEvent {
    if (event.kind !== 'app' || event.at % 3 !== 0) return event;
    const end = endOf(event);
    const other = this.device.apps.find((app) => {
      const { came, left } = this.stayOf(app);
      return app.instead === event.pkg && event.at >= came && end <= left;
    });
    return other ? { ...event, pkg: other.pkg, inside: [] } : event;
  }

  private appsAt(at: number): readonly App[] {
    return this.device.apps.filter((app) => {
      const { came, left } = this.stayOf(app);
      return at >= came && at < left;
    });
  }

  /** From when to when an app is on the device, epoch seconds. */
  private stayOf({ comes = 0, goes = Infinity }: App): { readonly came: number; readonly left: number } {
    return { came: this.since + Math.round(comes * 86_400), left: this.since + Math.round(goes * 86_400) };
  }
}
