import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ActionFailure, type poll, type Reply } from '@ostoja/contracts';
import {
  backoffDelay,
  defaultBackoff,
  isRetriable,
  isRevoked,
  type GatewayClient,
} from '../gateway/index.js';
import { BatchSender, OfflineQueue, type TelemetryRow } from '../queue/index.js';
import { Enforcer, noDayUsage, type DayUsage } from './enforcer.js';
import type { LifeEvent } from './life-event.js';
import { momentsOf, PictureBacklog, type PictureMoment } from './picture-backlog.js';
import { RuleBook } from './rule-book.js';

type Command = Reply<typeof poll>['commands'][number];

/** A picture of the screen, or why there is none. */
export type Screen =
  | { readonly state: 'done'; readonly jpeg: Buffer; readonly app: string; readonly userName: string }
  | { readonly state: 'deactivated' | 'screenoff' | 'intent' | 'error' };

/** The machine under the agent: what happens on it, and its screen. */
export interface Platform {
  /** What ends in the interval (epoch seconds, `from` excluded, `to` included), in order of its end. */
  events(from: number, to: number): Iterable<LifeEvent>;
  /** `allows` tells whether an app may be in front, so that the picture shows what is really there. */
  screen(now: number, allows: (pkg: string) => boolean): Screen;
  /** The screen as it was with an app in front; a machine that can't say saves no screen while its agent is off. */
  screenThen?(moment: PictureMoment): Screen;
}

/** What a device agent needs. */
export interface DeviceOptions {
  readonly name: string;
  /** The agent's own folder: queue, rules and protection. */
  readonly directory: string;
  readonly timeZone: string;
  readonly gateway: GatewayClient;
  readonly platform: Platform;
  /** Epoch seconds. */
  readonly now: () => number;
  /** From when on life is reported when nothing was reported yet, epoch seconds. */
  readonly since: number;
  /** How long to rest between two looks at what happened, milliseconds; 10 to 20 seconds when absent. */
  readonly rest?: () => number;
  /** One calm line an event. */
  readonly log: (line: string) => void;
}

interface Mark {
  readonly until: number;
  readonly usage: DayUsage;
}

/** How long a poll may wait, seconds: a device has to speak more often than the panel calls it offline. */
const POLL_SECONDS = 45;
/** Devices look at different moments, so that a whole class of them does not speak at once. */
const usualRest = () => 10_000 + Math.random() * 10_000;
/** Life is written down in parts of at most this many seconds, so that a long absence is not one huge part. */
const PART_SECONDS = 6 * 3600;

/**
 * The loop of one device (design §5): it obeys its rules, reports what happened through the offline queue, fetches
 * newer rules, and answers commands from a poll that is always open.
 */
export class DeviceAgent {
  private readonly sender: BatchSender;
  private readonly enforcer: Enforcer;
  private until: number;
  private lastScreen = 0;
  private work: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly options: DeviceOptions,
    private readonly queue: OfflineQueue,
    private readonly book: RuleBook,
    private readonly backlog: PictureBacklog,
  ) {
    const mark = queue.mark === undefined ? undefined : (JSON.parse(queue.mark) as Mark);
    this.until = mark?.until ?? options.since;
    this.enforcer = new Enforcer(book.at, mark?.usage ?? noDayUsage);
    this.sender = new BatchSender(queue, options.gateway, () => ({
      sent: options.now(),
      rules: book.versions,
    }));
  }

  /** Opens a device's folder, where it goes on from what it wrote down last. */
  static async open(options: DeviceOptions): Promise<DeviceAgent> {
    const queue = await OfflineQueue.open(join(options.directory, 'queue'));
    const book = await RuleBook.open(options.directory, options.timeZone);
    return new DeviceAgent(options, queue, book, await PictureBacklog.open(options.directory));
  }

  /** Which rule versions the device has. */
  get versions(): { received: number; inForce: number } {
    return this.book.versions;
  }

  /** Tells whether everything up to a moment is written down and sent. */
  isReportedTo(moment: number): boolean {
    return this.until >= moment && this.queue.size === 0;
  }

  /** Fetches the rules and reports everything up to `now`: the first run's history, or the time it was off. */
  async catchUp(to: number, signal?: AbortSignal): Promise<void> {
    await this.fetchRules(signal);
    await this.liveUntil(to, true);
    await this.send(signal);
  }

  /** Lives until the signal; a server that is away is waited for. @throws ActionFailure when the token is refused */
  async run(signal: AbortSignal): Promise<void> {
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    const loops = [this.pollLoop(either), this.liveLoop(either), this.sendBacklog(either)];
    try {
      await Promise.all(loops);
    } catch (cause) {
      failed.abort();
      if (!signal.aborted) throw cause;
    } finally {
      await Promise.allSettled(loops);
      await this.queue.close();
    }
  }

  private async pollLoop(signal: AbortSignal): Promise<void> {
    const { gateway, log, name, now } = this.options;
    for (let failures = 0; !signal.aborted;) {
      try {
        const protectionOffUntil = this.book.offUntilAt(now());
        const { versions } = this.book;
        // After a failure a short call tells soonest that the server is back.
        const wait = failures === 0 ? POLL_SECONDS : 0;
        const answer = await gateway.poll({ wait, rules: versions, protectionOffUntil }, signal);
        if (failures > 0) log(`${name}: the server is back`);
        failures = 0;
        for (const command of answer.commands) await this.answer(command, signal);
        if (answer.rulesVersion > this.book.versions.received) await this.fetchRules(signal);
      } catch (failure) {
        if (signal.aborted || isRevoked(failure) || !(failure instanceof ActionFailure)) throw failure;
        if (failures === 0) log(`${name}: the server does not answer, waiting`);
        failures += 1;
        const backoff = { ...defaultBackoff, cap: 10_000 };
        await delay(backoffDelay(failures, backoff, failure.details.retryAfter), undefined, { signal });
      }
    }
  }

  private async liveLoop(signal: AbortSignal): Promise<void> {
    const { rest = usualRest } = this.options;
    while (!signal.aborted) {
      await this.liveUntil(this.options.now());
      await this.send(signal).catch((failure: unknown) => {
        if (signal.aborted || isRevoked(failure) || !(failure instanceof ActionFailure)) throw failure;
      });
      await this.saveScreen(signal);
      await delay(rest(), undefined, { signal });
    }
  }

  /** Fetches the rules and puts them in force; what happened until now was under the old ones. */
  private async fetchRules(signal?: AbortSignal): Promise<void> {
    const { gateway, log, name, now } = this.options;
    const wire = await gateway.rules(signal);
    if (wire.version === this.book.versions.inForce) return;
    if (this.book.versions.inForce > 0) await this.liveUntil(now());
    this.book.receive(wire);
    await this.book.enforce();
    log(`${name}: rules ${wire.version} are in force`);
  }

  /** Obeys a command; that nobody waits for its answer any more is no reason to stop. */
  private async answer(command: Command, signal: AbortSignal): Promise<void> {
    try {
      await this.obey(command, signal);
    } catch (failure) {
      if (!(failure instanceof ActionFailure)) throw failure;
      const { code } = failure;
      if (isRetriable(failure) || isRevoked(failure)) throw failure;
      this.options.log(`${this.options.name}: an answer was refused (${code})`);
    }
  }

  private async obey(command: Command, signal: AbortSignal): Promise<void> {
    const { gateway, log, name, now } = this.options;
    if (command.kind === 'protection') {
      if (command.period >= 0) await this.liveUntil(now());
      const offUntil = await this.book.setProtection(command.period, now());
      await gateway.commandResult({ command: command.id, result: { kind: 'protection', offUntil } }, signal);
      log(`${name}: protection is ${offUntil > 0 ? `off for ${offUntil - now()} s` : 'on'}`);
      return;
    }
    const state = await this.sendScreen(signal, command.id);
    await gateway.commandResult({ command: command.id, result: { kind: 'screen', state } }, signal);
    log(`${name}: screen asked for: ${state}`);
  }

  /** Sends the screens that were not saved while the device was off, the newest first; a refused one is left out. */
  private async sendBacklog(signal: AbortSignal): Promise<void> {
    const { gateway, platform, log, name } = this.options;
    let sent = 0;
    for (let next = this.backlog.next; next && !signal.aborted; next = this.backlog.next) {
      const screen = platform.screenThen?.(next);
      try {
        if (screen?.state === 'done') {
          const { app, userName, jpeg } = screen;
          // The same moment is the same picture: sent again after a restart it is stored once.
          const uid = `saved-${next.ts}`;
          await gateway.screen({ uid, ts: next.ts, app, userName, jpeg: jpeg.toString('base64') }, signal);
          sent += 1;
        }
        await this.backlog.done();
      } catch (failure) {
        if (signal.aborted || isRevoked(failure) || !(failure instanceof ActionFailure)) throw failure;
        if (!isRetriable(failure)) await this.backlog.done();
        else await delay(defaultBackoff.cap, undefined, { signal });
      }
    }
    if (sent > 0) log(`${name}: saved ${sent} earlier screens`);
  }

  /** Saves a screen when the parent chose an interval and it has passed. */
  private async saveScreen(signal: AbortSignal): Promise<void> {
    const { now, log, name } = this.options;
    const { screenPeriod } = this.book.at(now()).settings;
    if (screenPeriod === 0 || now() - this.lastScreen < screenPeriod) return;
    this.lastScreen = now();
    try {
      const state = await this.sendScreen(signal);
      if (state === 'done') log(`${name}: saved a screen`);
    } catch (failure) {
      if (signal.aborted || isRevoked(failure) || !(failure instanceof ActionFailure)) throw failure;
    }
  }

  private async sendScreen(signal: AbortSignal, command?: number): Promise<Screen['state']> {
    const ts = this.options.now();
    const screen = this.options.platform.screen(ts, (pkg) => this.enforcer.allows(pkg, ts));
    if (screen.state !== 'done') return screen.state;
    await this.options.gateway.screen(
      {
        uid: randomUUID(),
        ts,
        app: screen.app,
        userName: screen.userName,
        ...(command === undefined ? {} : { command }),
        jpeg: screen.jpeg.toString('base64'),
      },
      signal,
    );
    return 'done';
  }

  /** Lets everything happen that ends by `to`, and writes it down with the moment it got to. */
  private liveUntil(to: number, isMarked = false): Promise<void> {
    const task = this.work.then(async () => {
      while (this.until < to) {
        const part = Math.min(to, this.until + PART_SECONDS);
        const rows: TelemetryRow[] = [];
        const { screenPeriod } = this.book.at(part).settings;
        for (const event of this.options.platform.events(this.until, part)) {
          rows.push(...this.enforcer.live(event));
        }
        const mark: Mark = { until: part, usage: this.enforcer.usage };
        // A mark alone is not worth a write to the disk: without rows the same time is simply lived again.
        if (isMarked || rows.length > 0 || part < to) await this.queue.enqueue(rows, JSON.stringify(mark));
        if (isMarked && this.options.platform.screenThen) {
          await this.backlog.add(momentsOf(rows, screenPeriod), to);
        }
        this.until = part;
      }
    });
    this.work = task.catch(() => undefined);
    return task;
  }

  private async send(signal?: AbortSignal): Promise<void> {
    const { log, name } = this.options;
    await this.sender.drain(({ stored, rejected }) => {
      if (rejected.length > 0) log(`${name}: ${rejected.length} rows were refused and set aside`);
      if (stored > 0) log(`${name}: sent ${stored} rows`);
    }, signal);
  }
}
