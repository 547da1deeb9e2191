import { Injectable } from '@nestjs/common';
import type { Action, RateLimit } from '@ostoja/contracts';
import type { Identity } from './access.js';
import { TooManyCalls } from './too-many-calls.js';
import { WireSettings } from './wire-settings.js';

/** Counts calls in windows, in the database, so that every node counts the same. */
export abstract class CallCounter {
  /**
   * Adds one to the window that `key` is in and gives its count and when it ends, epoch seconds. The key
   * is stored only as a keyed hash: it may hold an address or an e-mail.
   */
  abstract add(key: string, seconds: number): Promise<{ count: number; ends: number; now: number }>;
}

const GENERAL_SECONDS = 60;

/**
 * Applies the limits that a contract declares, and a general one to everything else. Declared limits are
 * counted in the database; the general one in memory, because it would cost a write for every read.
 */
@Injectable()
export class CallLimits {
  private window = { started: 0, counts: new Map<string, number>() };

  constructor(
    private readonly counter: CallCounter,
    private readonly settings: WireSettings,
  ) {}

  /** @throws TooManyCalls */
  async take(
    action: Action,
    address: string,
    identity: Identity,
    data: Record<string, unknown>,
  ): Promise<void> {
    this.takeGeneral(identity, address);
    for (const limit of action.limits) {
      const key = `${action.name} ${subject(limit, address, identity, data)}`;
      const { count, ends, now } = await this.counter.add(key, limit.seconds);
      if (count > limit.count) throw new TooManyCalls(Math.max(1, ends - now));
    }
  }

  /**
   * The general limit alone, for doors that have no actions: of the device, the account or else the address.
   * @throws TooManyCalls
   */
  takeGeneral(identity: Identity, address: string): void {
    const key = who(identity, address);
    const now = Math.floor(performance.now() / 1000);
    if (now - this.window.started >= GENERAL_SECONDS) this.window = { started: now, counts: new Map() };
    const count = (this.window.counts.get(key) ?? 0) + 1;
    this.window.counts.set(key, count);
    if (count > this.settings.callsPerMinute)
      throw new TooManyCalls(GENERAL_SECONDS - (now - this.window.started));
  }
}

function who({ session, agent }: Identity, address: string): string {
  if (session) return `account ${session.accountId}`;
  return agent ? `device ${agent.deviceId}` : `address ${address}`;
}

function subject(
  limit: RateLimit,
  address: string,
  identity: Identity,
  data: Record<string, unknown>,
): string {
  if (limit.by === 'address') return `address ${address}`;
  if (limit.by === 'account') return `account ${identity.session?.accountId ?? address}`;
  const value = data[limit.by.field];
  return `${limit.by.field} ${typeof value === 'string' ? value.trim().toLowerCase().slice(0, 254) : ''}`;
}
