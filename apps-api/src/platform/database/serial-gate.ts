/** Gives the place back; calling it twice does nothing. */
export type Release = () => void;

/**
 * A first-come, first-served door for one at a time. SQLite has one writer, so transactions and single writes
 * queue here instead of failing in the database.
 */
export class SerialGate {
  private taken = false;
  private readonly waiting: (() => void)[] = [];

  /** Resolves once the caller is alone inside. The caller must call the answer when done. */
  async enter(): Promise<Release> {
    if (this.taken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.taken = true;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.leave();
    };
  }

  /** The place is handed over without being freed in between, so that a newcomer can't overtake the queue. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.taken = false;
  }
}
