import {
  addDays,
  countsIntoLimit,
  localTimeOf,
  startOfLocalDay,
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
    if (countsIntoLimit(this.rulesAt(at).apps, pkg)) this.count(at, end, 'appsToday');
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
      if (!video.allowed) {
        return [
          ['videos', { ...one.video, ts: at, blocked: 1 }],
          ['blocks', { ts: at, kind: 'video', subject: videoid, code: video.code }],
        ];
      }
      const seconds = this.watch(at, upTo(video, end));
      return [['videos', { ...one.video, ts: at, blocked: 0, seconds }]];
    }
    const page = this.judge({ kind: 'site', domain: one.domain, url: one.url }, at);
    const visit = { ts: at, url: one.url, domain: one.domain, blocked: page.code };
    if (!page.allowed) return [['visits', visit]];
    const row: TelemetryRow = ['visits', { ...visit, seconds: this.watch(at, upTo(page, end)) }];
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

  /** Counts a stretch on the internet; gives its seconds. */
  private watch(from: number, to: number): number {
    this.count(from, to, 'internetToday');
    return Math.max(0, to - from);
  }

  /** Adds a stretch of use to the days that it reaches into; of one over midnight, what is inside may come first. */
  private count(from: number, to: number, use: keyof Usage): void {
    const { timeZone } = this.rulesAt(from);
    for (let at = from; at < to;) {
      const { date } = localTimeOf(at, timeZone);
      const tomorrow = addDays(date, 1);
      const end = Math.min(to, startOfLocalDay(tomorrow, timeZone));
      // Yesterday does not matter any more. Any other older day is a clock that was set back.
      if (tomorrow !== this.today.date) {
        const used = this.usageOn(date);
        this.today = { ...used, [use]: used[use] + (end - at) };
      }
      at = end;
    }
  }
}

function upTo({ until }: Verdict, end: number): number {
  return until === null ? end : Math.min(until, end);
}
