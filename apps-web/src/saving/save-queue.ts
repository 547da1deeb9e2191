import { ActionFailure } from '@ostoja/contracts';
import type { Fields } from './changes.js';
import { SaveSlot, type SaveOutcome } from './save-slot.js';
import type { Tabs } from './tabs.js';
import type { UnsavedChange, UnsavedStore } from './unsaved-store.js';

/** What a save is about: the profile and the device, or nothing for the account. */
export type SaveTarget = Readonly<Record<string, number>>;

/** Which changes belong together: one action on one target, and one part of what the action saves. */
export interface SaveAddress {
  readonly action: string;
  readonly target: SaveTarget;
  readonly part: string;
}

/** What the queue does to the world. */
export interface QueuePorts {
  /** The account's e-mail address: nobody else's changes are sent. */
  readonly account: string;
  /** Calls an action by its name; gives the device's new rule version where there is one. */
  readonly call: (action: string, input: Fields) => Promise<number | undefined>;
  readonly store: UnsavedStore;
  readonly tabs: Tabs;
}

/** What a queue tells: a change was saved, was refused, or had become too old to be sent. */
export type SaveNews =
  | {
      readonly kind: 'saved';
      readonly address: SaveAddress;
      readonly version: number | undefined;
      /** No screen has said how the change gets into what was read: that has to be read again. */
      readonly isUnseen: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly address: SaveAddress;
      readonly failure: unknown;
    }
  | { readonly kind: 'expired'; readonly address: SaveAddress };

/** For how many milliseconds a change that a closed browser kept is still what the parent wants: a day. */
export const keptFor = 86_400_000;

interface Entry {
  readonly address: SaveAddress;
  readonly slot: SaveSlot;
  /** Puts a saved change into what the screens have read. */
  intoCache: ((change: Fields) => void) | null;
}

/** The name of a slot: the same things give the same name. */
export function slotName({ action, target, part }: SaveAddress): string {
  const about = Object.entries(target)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, id]) => `${name}=${id}`);
  return [action, ...about, part].join('/');
}

/** Every unsaved change of one account in this tab. */
export class SaveQueue {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<(news: SaveNews) => void>();
  readonly #versions = new Map<number, number>();
  #leaving = false;

  constructor(readonly ports: QueuePorts) {}

  /** The slot of what an address names; one for all who ask. */
  slot(address: SaveAddress): SaveSlot {
    return this.#entry(address).slot;
  }

  /** Says how a saved change gets into what the screens have read. */
  bind(address: SaveAddress, intoCache: (change: Fields) => void): void {
    this.#entry(address).intoCache = intoCache;
  }

  /** Calls back with each piece of news; gives the way to stop. */
  listen(listener: (news: SaveNews) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Sends all that waits, now. */
  async flush(): Promise<void> {
    await Promise.all([...this.#entries.values()].map(({ slot }) => slot.flush()));
  }

  /** Sends nothing by itself any more, until it is flushed: nobody is signed in who could save. */
  pause(): void {
    for (const { slot } of this.#entries.values()) slot.pause();
  }

  /**
   * The page may be gone after this: sends all that waits, and writes down what is on its way, since nobody may be
   * there to hear the answer.
   */
  leave(): void {
    this.#leaving = true;
    void this.flush();
    for (const { address, slot } of this.#entries.values()) this.#keep(address, slot.unsaved, slot);
  }

  /** The page is looked at again, or never went. */
  stay(): void {
    this.#leaving = false;
    for (const { address, slot } of this.#entries.values()) this.#keep(address, slot.unsaved, slot);
  }

  /** Hears which rules a device has; tells later whether a change arrived whose answer nobody heard. */
  learnVersion(device: number, version: number): void {
    this.#versions.set(device, version);
  }

  /** Takes over what closed pages of this account kept, and sends it. Call it when the versions are known. */
  async adopt(): Promise<void> {
    const { account, store, tabs } = this.ports;
    await tabs.alone((isOpen) => {
      // The newest first: each goes beneath what is there already
      for (const { tab, slot, kept } of store.all().toReversed()) {
        if (kept.account !== account || tab === tabs.own || isOpen(tab)) continue;
        store.put({ tab, slot }, null);
        if (Date.now() - kept.at > keptFor) this.#tell({ kind: 'expired', address: kept });
        else if (!this.#hasArrived(kept)) this.slot(kept).restore(kept.change);
      }
    });
  }

  #entry({ action, target, part }: SaveAddress): Entry {
    const address = { action, target, part };
    const name = slotName(address);
    const known = this.#entries.get(name);
    if (known) return known;
    const entry: Entry = {
      address,
      intoCache: null,
      slot: new SaveSlot({
        send: (change) => this.#send(address, change),
        keep: (unsaved) => this.#keep(address, unsaved, entry.slot),
        saved: (change) => entry.intoCache?.(change),
      }),
    };
    this.#entries.set(name, entry);
    return entry;
  }

  async #send(address: SaveAddress, change: Fields): Promise<SaveOutcome> {
    try {
      const version = await this.ports.call(address.action, {
        ...change,
        ...address.target,
      });
      const { device } = address.target;
      if (version !== undefined && device !== undefined) this.learnVersion(device, version);
      this.#tell({ kind: 'saved', address, version, isUnseen: !this.#entry(address).intoCache });
      return 'saved';
    } catch (failure) {
      if (isUnanswered(failure)) return 'unanswered';
      this.#tell({ kind: 'refused', address, failure });
      return 'refused';
    }
  }

  #keep(address: SaveAddress, unsaved: Fields | null, slot: SaveSlot): void {
    const { account, store, tabs } = this.ports;
    const kept: UnsavedChange | null = unsaved && {
      ...address,
      account,
      change: unsaved,
      at: Date.now(),
      leftAtVersion: this.#leaving && slot.isAllSent ? this.#versionOf(address.target) : null,
    };
    store.put({ tab: tabs.own, slot: slotName(address) }, kept);
  }

  /** Whether a change that was on its way when its page was left has come to the server: the rules went on since. */
  #hasArrived({ leftAtVersion, target }: UnsavedChange): boolean {
    return leftAtVersion !== null && leftAtVersion >= 0 && this.#versionOf(target) > leftAtVersion;
  }

  #versionOf({ device }: SaveTarget): number {
    return (device === undefined ? undefined : this.#versions.get(device)) ?? -1;
  }

  #tell(news: SaveNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}

/** Whether a call is worth sending again as it is: nobody answered, too many calls, or the parent has to sign in first. */
function isUnanswered(failure: unknown): boolean {
  if (!(failure instanceof ActionFailure)) return false;
  const { status, details } = failure;
  return status === 'unreachable' || status === 'login' || details.retryAfter !== undefined;
}
