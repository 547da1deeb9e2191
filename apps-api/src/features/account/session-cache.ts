import type { Clock } from '../../platform/clock/index.js';
import type { SessionHolder } from '../../wire/caller.js';

/** For how long a looked-up session is believed without asking the database again, milliseconds. */
const LIFE = 3000;

/** So many sessions are remembered at most. */
const MOST = 20_000;

interface Entry {
  readonly holder: SessionHolder;
  /** Epoch milliseconds. */
  readonly until: number;
}

/**
 * Remembers looked-up sessions for a few seconds, because every call needs one. What this node ends is forgotten
 * at once; what another node ends lives on here for `LIFE` at most.
 */
export class SessionCache {
  private readonly entries = new Map<string, Entry>();
  private generation = 0;

  constructor(private readonly clock: Clock) {}

  get(token: string): SessionHolder | undefined {
    const entry = this.entries.get(token);
    if (!entry) return undefined;
    if (entry.until > this.clock.milliseconds()) return entry.holder;
    this.entries.delete(token);
    return undefined;
  }

  /** Tells which look-ups began before something was forgotten: pass it to `set`. */
  get moment(): number {
    return this.generation;
  }

  /** Remembers what a look-up found, unless something was forgotten since it began: then it may be out of date. */
  set(token: string, holder: SessionHolder, since: number): void {
    if (since !== this.generation) return;
    if (this.entries.size >= MOST) this.entries.clear();
    this.entries.set(token, { holder, until: this.clock.milliseconds() + LIFE });
  }

  /** Forgets one session. */
  forget(token: string): void {
    this.generation += 1;
    this.entries.delete(token);
  }

  /** Forgets all sessions of an account. */
  forgetAccount(accountId: number): void {
    this.generation += 1;
    for (const [token, { holder }] of this.entries) {
      if (holder.accountId === accountId) this.entries.delete(token);
    }
  }
}
