/**
 * Bought time, by type of plan, as it is used up: the highest type runs, the others wait and lose nothing. Times are
 * epoch seconds, amounts are seconds, `Infinity` for no end.
 */
export class TimeTrack {
  private readonly left = new Map<number, number>();
  private last = { type: 0, from: 0, until: 0 };

  constructor(private clock = 0) {}

  /** The type that runs now, or 0. */
  get running(): number {
    return Math.max(0, ...this.left.keys());
  }

  /** What runs now, or what ran last: its type, since when, and until when (0: without end). */
  get current(): { readonly type: number; readonly from: number; readonly until: number } {
    const type = this.running;
    if (type === 0) return this.last;
    const until = this.clock + this.of(type);
    return { type, from: this.last.from, until: Number.isFinite(until) ? until : 0 };
  }

  /** How much is left of a type. */
  of(type: number): number {
    return this.left.get(type) ?? 0;
  }

  /** How much is left of everything. */
  get total(): number {
    return [...this.left.values()].reduce((sum, seconds) => sum + seconds, 0);
  }

  /** Lets time pass, which uses up what runs. */
  advance(to: number): void {
    while (this.clock < to) {
      const type = this.running;
      if (type === 0) {
        this.clock = to;
        return;
      }
      const used = Math.min(to - this.clock, this.of(type));
      this.clock += used;
      this.put(type, this.of(type) - used);
    }
  }

  /** Adds time of a type. */
  add(type: number, seconds: number): void {
    if (seconds > 0) this.put(type, this.of(type) + seconds);
  }

  /** Takes at most so much time of a type away, and tells how much that was. */
  take(type: number, seconds: number): number {
    const taken = Math.min(seconds, this.of(type));
    if (taken > 0) this.put(type, taken === this.of(type) ? 0 : this.of(type) - taken);
    return taken;
  }

  /** Starts again with one type until a moment, 0 for ever. One that has passed already is what ran last. */
  reset(type: number, until: number): void {
    this.left.clear();
    this.last = { type, from: this.clock, until };
    if (type > 0 && (until === 0 || until > this.clock)) {
      this.left.set(type, until === 0 ? Infinity : until - this.clock);
    }
  }

  private put(type: number, seconds: number): void {
    const before = this.running;
    if (seconds > 0) this.left.set(type, seconds);
    else this.left.delete(type);
    const now = this.running;
    if (now === before) return;
    // Whoever has nothing left keeps what ran last, with its end.
    if (now === 0) this.last = { ...this.last, type: before, until: this.clock };
    else this.last = { type: now, from: this.clock, until: 0 };
  }
}
