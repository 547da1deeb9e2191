import {
  countsIntoLimit,
  localTimeOf,
  verdict,
  type RuleDocument,
  type Subject,
  type Usage,
  type Verdict,
} from '@ostoja/domain';
import type { TelemetryRow } from '../queue/index.js';
import type { AppTry, LifeEvent, PageTry, SearchTry, VideoTry } from './life-event.js';

/** How long a device was used on a local day; kept over a restart, for the limits. */
export interface DayUsage extends Usage {
  /** yyyymmdd in the rules' time zone. */
  readonly date: number;
}

/** A device that was not used yet. */
export const noDayUsage: DayUsage = { date: 0, appsToday: 0, internetToday: 0 };

/** Gives the rules at a moment, epoch seconds. */
export type RulesAt = (at: number) => RuleDocument;

/**
 * Lets happen what the rules allow and reports it: every try goes to the domain's `verdict`, something that is not
 * allowed is not used, and the refusal is reported with its code instead. Something in use ends when its
 * verdict turns.
 */
export class Enforcer {
  constructor(
    private readonly rulesAt: RulesAt,
    private today: DayUsage = noDayUsage,
  ) {}

  /** What was used today, up to the last event. */
  get usage(): DayUsage {
    return this.today;
  }

  /** The rows that an event leaves. Events come in order of their end. */
  live(event: LifeEvent): TelemetryRow[] {
    switch (event.kind) {
      case 'app':
        return this.useApp(event);
      case 'settings': {
        const { allowed, code } = this.judge({ kind: 'settings' }, event.at);
        return allowed ? [] : [['blocks', { ts: event.at, kind: 'settings', subject: 'settings', code }]];
      }
      case 'happening': {
        const isTracked = event.row[0] !== 'positions' || this.rulesAt(event.at).settings.enableGPSTracking;
        return isTracked ? [event.row] : [];
      }
    }
  }

  /** Tells whether an app may be in front at a moment. */
  allows(pkg: string, at: number): boolean {
    return this.judge({ kind: 'app', pkg }, at).allowed;
  }

  private useApp({ at, seconds, pkg, inside, goesOn }: AppTry): TelemetryRow[] {
    const subject = { kind: 'app', pkg } as const;
    const start = this.judge(subject, at);
    if (!start.allowed && goesOn) return [];
    if (!start.allowed) return [['blocks', { ts: at, kind: 'app', subject: pkg, code: start.code }]];

    const wanted = at + seconds;
    const end = start.until === null ? wanted : Math.min(wanted, start.until);
    const rows: TelemetryRow[] = inside
      .filter((one) => one.at < end)
      .flatMap((one) => this.visit(one, Math.min(one.at + one.seconds, end)));
    this.count(at, end, countsIntoLimit(this.rulesAt(at).apps, pkg), 0);
    rows.push(['usage', { pkg, from: at, to: end }]);

    if (end < wanted) {
      const stop = this.judge(subject, end);
      if (!stop.allowed) rows.push(['blocks', { ts: end, kind: 'app', subject: pkg, code: stop.code }]);
    }
    return rows;
  }

  private visit(one: PageTry | SearchTry | VideoTry, end: number): TelemetryRow[] {
    const { at } = one;
    if (one.kind === 'video') {
      const { videoid, channelid } = one.video;
      const video = this.judge({ kind: 'video', videoId: videoid, channelId: channelid ?? '' }, at);
      const row: TelemetryRow = ['videos', { ...one.video, ts: at, blocked: video.allowed ? 0 : 1 }];
      if (!video.allowed) {
        return [row, ['blocks', { ts: at, kind: 'video', subject: videoid, code: video.code }]];
      }
      this.count(at, upTo(video, end), false, 1);
      return [row];
    }
    const page = this.judge({ kind: 'site', domain: one.domain, url: one.url }, at);
    const row: TelemetryRow = ['visits', { ts: at, url: one.url, domain: one.domain, blocked: page.code }];
    if (!page.allowed) return [row];
    this.count(at, upTo(page, end), false, 1);
    if (one.kind === 'page') return [row];
    return [row, ['searches', { ts: at, keyword: one.keyword, url: one.url, engine: one.engine }]];
  }

  private judge(subject: Subject, at: number): Verdict {
    const rules = this.rulesAt(at);
    const time = localTimeOf(at, rules.timeZone);
    return verdict(rules, subject, time, this.usageOn(time.date));
  }

  private usageOn(date: number): DayUsage {
    return this.today.date === date ? this.today : { ...noDayUsage, date };
  }

  /** Adds a stretch of use to its day; a stretch over midnight counts where it started. */
  private count(from: number, to: number, isApp: boolean, internet: 0 | 1): void {
    const { date } = localTimeOf(from, this.rulesAt(from).timeZone);
    const { appsToday, internetToday } = this.usageOn(date);
    const seconds = Math.max(0, to - from);
    this.today = {
      date,
      appsToday: appsToday + (isApp ? seconds : 0),
      internetToday: internetToday + internet * seconds,
    };
  }
}

function upTo({ until }: Verdict, end: number): number {
  return until === null ? end : Math.min(until, end);
}
