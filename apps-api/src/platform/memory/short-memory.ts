import type { Clock } from '../clock/index.js';

/** For how long a looked-up answer is believed without asking the database again, milliseconds. */
const LIFE = 3000;

/** So many answers are remembered at most. */
const MOST = 20_000;

interface Entry<Value> {
  readonly value: Value;
  /** Epoch milliseconds. */
  readonly until: number;
}

/**
 * Remembers for a few seconds what every call must look up: who holds a session, whose a device is. What this node
 * changes is forgotten at once; what another node changes lives on here for `LIFE` at most.
 */
export class ShortMemory<Key, Value> {
  private readonly entries = new Map<Key, Entry<Value>>();
  private generation = 0;

  constructor(private readonly clock: Clock) {}

  /**
   * The remembered answer, or what `look` finds. Nothing found is not remembered, and neither is what was found while
   * something was being forgotten: it may be out of date already.
   */
  async find(key: Key, look: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const entry = this.entries.get(key);
    if (entry && entry.until > this.clock.milliseconds()) return entry.value;
    const since = this.generation;
    const value = await look();
    if (value === undefined || since !== this.generation) return value;
    if (this.entries.size >= MOST) this.entries.clear();
    this.entries.set(key, { value, until: this.clock.milliseconds() + LIFE });
    return value;
  }

  /** Forgets one answer. Call it once the change is committed. */
  forget(key: Key): void {
    this.generation += 1;
    this.entries.delete(key);
  }

  /** Forgets every answer that `which` chooses. Call it once the change is committed. */
  forgetWhere(which: (value: Value) => boolean): void {
    this.generation += 1;
    for (const [key, { value }] of this.entries) {
      if (which(value)) this.entries.delete(key);
    }
  }
}
