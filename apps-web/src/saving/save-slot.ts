import { mergeChanges, type Fields } from './changes.js';

/**
 * What became of the changes of one thing. `waiting`: the debounce runs; `offline`: kept until the server answers;
 * `failed`: refused, and taken back.
 */
export type SaveStage = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'offline';

/** How a call ended: it is saved, it did not get an answer and goes again, or the server said no. */
export type SaveOutcome = 'saved' | 'unanswered' | 'refused';

/** What a slot does to the world. Times are in milliseconds. */
export interface SlotPorts {
  /** Sends one change; never throws. */
  readonly send: (change: Fields) => Promise<SaveOutcome>;
  /** Hears of what is not surely saved, at each change of it; null is nothing any more. */
  readonly keep: (unsaved: Fields | null) => void;
  /** Hears of a saved change before it leaves the slot, to put it into the cache. */
  readonly saved: (change: Fields) => void;
}

/** How a slot looks at one moment; another object after each change. */
export interface SlotView {
  readonly stage: SaveStage;
  /** What lies over the server's value, the earlier first. */
  readonly unsaved: readonly Fields[];
}

/** After how many milliseconds an unanswered call goes again; the last one holds from there on. */
export const retryDelays = [2000, 5000, 15_000, 60_000] as const;

/** For how many milliseconds a slot says that it is saved; a refusal stays until the next change. */
export const savedShownFor = 6000;

const empty: SlotView = { stage: 'idle', unsaved: [] };

/**
 * The changes of one thing (a device's settings, one of its lists) on their way: one call at a time, and what is
 * changed meanwhile goes after it, merged. It belongs to no component and outlives them all.
 */
export class SaveSlot {
  #view: SlotView = empty;
  #sending: Fields | null = null;
  #waiting: Fields | null = null;
  #dueAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Calls without an answer since the last one with. */
  #unanswered = 0;
  #run: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  constructor(readonly ports: SlotPorts) {}

  readonly view = (): SlotView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Takes a change and sends it `delay` milliseconds after the last one. */
  change(change: Fields, delay: number): void {
    this.#waiting = this.#waiting ? mergeChanges(this.#waiting, change) : change;
    this.#keep();
    this.#dueAt = Math.max(this.#dueAt, Date.now() + delay);
    this.#schedule();
    this.#show(this.#stageOfUnsent());
  }

  /** Takes a change that was made before all that is here, and sends it soon. */
  restore(change: Fields): void {
    const later = this.unsaved;
    this.#waiting = later ? mergeChanges(change, later) : change;
    this.#keep();
    this.#schedule();
    this.#show(this.#stageOfUnsent());
  }

  /** Forgets how the last save ended, once who saw it has gone. */
  rest(): void {
    if (this.#view.stage === 'saved' || this.#view.stage === 'failed') this.#show('idle');
  }

  /** Stops by itself sending again; `flush` still does. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  /** Sends what waits now, and resolves when nothing can be sent any more: all is answered for, or offline. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending) {
      this.#dueAt = 0;
      return this.#run;
    }
    if (!this.#waiting) return this.#run;
    this.#run = this.#sendWaiting();
    return this.#run;
  }

  /** As `flush`, when a parent asks for it: the state says that it is being tried. */
  retry(): Promise<void> {
    this.#unanswered = 0;
    return this.flush();
  }

  /** Whether all that is not surely saved is under way in one call. */
  get isAllSent(): boolean {
    return this.#sending !== null && this.#waiting === null;
  }

  /** Everything that is not surely saved, as one change. */
  get unsaved(): Fields | null {
    if (!this.#sending) return this.#waiting;
    return this.#waiting ? mergeChanges(this.#sending, this.#waiting) : this.#sending;
  }

  async #sendWaiting(): Promise<void> {
    const change = this.#waiting;
    if (!change) return;
    this.#sending = change;
    this.#waiting = null;
    this.#dueAt = 0;
    this.#show(this.#unanswered > 0 ? 'offline' : 'saving');
    this.#settle(change, await this.ports.send(change));
    // What came meanwhile goes at once when its time is over, and as scheduled otherwise
    if (this.#waiting && this.#unanswered === 0) {
      if (this.#dueAt <= Date.now()) await this.#sendWaiting();
      else this.#schedule();
    }
  }

  #settle(change: Fields, outcome: SaveOutcome): void {
    // The cache first: between the two the value would be the old one for a moment
    if (outcome === 'saved') this.ports.saved(change);
    this.#sending = null;
    if (outcome === 'unanswered') {
      this.#waiting = this.#waiting ? mergeChanges(change, this.#waiting) : change;
      const delay = retryDelays[Math.min(this.#unanswered, retryDelays.length - 1)] ?? 0;
      this.#unanswered += 1;
      this.#dueAt = Date.now() + delay;
      this.#schedule();
    } else {
      this.#unanswered = 0;
    }
    this.#keep();
    if (this.#waiting) {
      this.#show(this.#stageOfUnsent());
    } else if (outcome === 'saved') {
      this.#show('saved');
      this.#timer = setTimeout(() => this.rest(), savedShownFor);
    } else {
      this.#show('failed');
    }
  }

  #stageOfUnsent(): SaveStage {
    if (this.#unanswered > 0) return 'offline';
    return this.#sending ? 'saving' : 'waiting';
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#sending) return;
    this.#timer = setTimeout(() => void this.flush(), Math.max(0, this.#dueAt - Date.now()));
  }

  #keep(): void {
    this.ports.keep(this.unsaved);
  }

  #show(stage: SaveStage): void {
    const unsaved = [this.#sending, this.#waiting].filter((change) => change !== null);
    this.#view = { stage, unsaved };
    for (const listener of this.#listeners) listener();
  }
}
