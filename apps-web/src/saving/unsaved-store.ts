import { isFields, type Fields } from './changes.js';

/** A change that is not surely saved, as the browser keeps it. */
export interface UnsavedChange {
  /** The e-mail address of the account that it belongs to. */
  readonly account: string;
  readonly action: string;
  /** What the save is about: a profile and a device. It goes there and nowhere else. */
  readonly target: Readonly<Record<string, number>>;
  /** Tells apart the things that one action saves. */
  readonly part: string;
  readonly change: Fields;
  /** When the parent made it, in milliseconds. */
  readonly at: number;
  /** Set when the page was left while it was being sent: the device's rule version before it; -1 for unknown. */
  readonly leftAtVersion: number | null;
}

/** Which tab keeps it, and the name of its slot. */
export interface UnsavedKey {
  readonly tab: string;
  readonly slot: string;
}

/** What the browser keeps of changes that are not surely saved, so that a closed browser loses none. */
export interface UnsavedStore {
  /** Keeps a change; null forgets it. */
  put(key: UnsavedKey, change: UnsavedChange | null): void;
  /** All that are kept, the oldest first. What can't be read is left out. */
  all(): readonly (UnsavedKey & { readonly kept: UnsavedChange })[];
}

const prefix = 'ostoja.unsaved.';

/** Keeps unsaved changes in an area of the browser's storage. Where that is blocked they live as long as the page. */
export function unsavedStore(area: () => Storage): UnsavedStore {
  return {
    put({ tab, slot }, change) {
      try {
        const key = `${prefix}${tab}.${slot}`;
        if (change) area().setItem(key, JSON.stringify(change));
        else area().removeItem(key);
      } catch {
        // Blocked or full: the change still lives in the page
      }
    },
    all() {
      try {
        const storage = area();
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        return keys
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => {
            const [tab = '', ...slot] = key.slice(prefix.length).split('.');
            const kept = read(storage.getItem(key));
            return kept ? [{ tab, slot: slot.join('.'), kept }] : [];
          })
          .toSorted((one, other) => one.kept.at - other.kept.at);
      } catch {
        return [];
      }
    },
  };
}

function read(text: string | null): UnsavedChange | null {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return isUnsavedChange(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Another version of the panel may have kept it: what does not look like a change is none. */
function isUnsavedChange(kept: unknown): kept is UnsavedChange {
  if (!isFields(kept)) return false;
  const { account, action, target, part, change, at, leftAtVersion } = kept;
  return (
    [account, action, part].every((text) => typeof text === 'string') &&
    isFields(target) &&
    Object.values(target).every((id) => typeof id === 'number') &&
    isFields(change) &&
    typeof at === 'number' &&
    (leftAtVersion === null || typeof leftAtVersion === 'number')
  );
}
