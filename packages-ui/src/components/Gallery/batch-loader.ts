/** What is known of something that is loaded by its id. */
export type BatchState<Value> =
  | { readonly state: 'waiting' | 'failed' }
  | { readonly state: 'ready'; readonly value: Value };

export interface BatchLoaderOptions<Value> {
  /** Loads some by their ids. One that the answer leaves out has failed; a rejection fails them all. */
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  /** So many are asked for at a time. */
  batchSize?: number;
  /** Milliseconds from the last change of what is wanted to the first batch: a scroll that goes on loads nothing. */
  delay?: number;
  /** Milliseconds between two batches. */
  pause?: number;
  /** So many are kept; beyond that those go first that were wanted longest ago. */
  keep?: number;
}

const waiting = { state: 'waiting' } as const;
const failed = { state: 'failed' } as const;

/**
 * Loads what is wanted now, in batches, one after the other. Wanting something else drops what was not asked for yet, so
 * a long scroll costs nothing; what came is kept for a while. The defaults are those of the screens (20 at a time).
 */
export class BatchLoader<Value> {
  private readonly options: Required<BatchLoaderOptions<Value>>;
  /** In the order of when they were last wanted. */
  private readonly states = new Map<string, BatchState<Value>>();
  private readonly listeners = new Set<() => void>();
  private queue: string[] = [];
  private wanted: ReadonlySet<string> = new Set();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private view = (id: string): BatchState<Value> => this.stateOf(id);

  constructor(options: BatchLoaderOptions<Value>) {
    this.options = { batchSize: 20, delay: 600, pause: 50, keep: 400, ...options };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      // Nobody looks: what was not asked for yet need not be.
      if (this.listeners.size === 0) clearTimeout(this.timer);
    };
  };

  /** `stateOf`, as another function whenever any state changed: memoised readers ask again. */
  readonly snapshot = (): ((id: string) => BatchState<Value>) => this.view;

  stateOf(id: string): BatchState<Value> {
    return this.states.get(id) ?? waiting;
  }

  /** Says what is wanted from now on, the most urgent first. */
  want(ids: readonly string[]): void {
    this.wanted = new Set(ids);
    for (const id of ids) {
      const known = this.states.get(id);
      if (known) {
        this.states.delete(id);
        this.states.set(id, known);
      }
    }
    this.queue = ids.filter((id) => !this.states.has(id));
    this.wait(this.options.delay);
  }

  /** Asks again for one that failed. */
  retry(id: string): void {
    this.states.delete(id);
    this.queue = [id, ...this.queue.filter((queued) => queued !== id)];
    this.changed();
    this.wait(0);
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    if (this.queue.length > 0 && !this.busy) {
      this.timer = setTimeout(() => void this.loadNext(), milliseconds);
    }
  }

  private async loadNext(): Promise<void> {
    const ids = this.queue.splice(0, this.options.batchSize);
    this.busy = true;
    let values: ReadonlyMap<string, Value>;
    try {
      values = await this.options.load(ids);
    } catch {
      // The items say that they failed, and offer to try again.
      values = new Map();
    }
    this.busy = false;
    for (const id of ids) {
      const value = values.get(id);
      this.states.set(id, value === undefined ? failed : { state: 'ready', value });
    }
    // What was wanted again while it was on its way.
    this.queue = this.queue.filter((id) => !this.states.has(id));
    this.forget();
    this.changed();
    this.wait(this.options.pause);
  }

  private forget(): void {
    for (const id of this.states.keys()) {
      if (this.states.size <= this.options.keep) return;
      if (!this.wanted.has(id)) this.states.delete(id);
    }
  }

  private changed(): void {
    this.view = (id) => this.stateOf(id);
    for (const listener of this.listeners) listener();
  }
}
