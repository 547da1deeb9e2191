import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useUser } from '../session/index.js';
import { queueOf } from './queues.js';
import type { SaveTarget } from './save-queue.js';
import type { SaveStage } from './save-slot.js';
import type { Change, SavedAction } from './saved-actions.js';

/** How long a save waits for a further change, in milliseconds (panel spec §4, "Saves"). */
export const saveDelay = { switch: 1500, schedule: 1500, slider: 500, videoList: 1000 } as const;

/** One kind of save. Keep it in a constant or a memo: another object is another kind. */
export interface SaveKind<A extends SavedAction, Value> {
  readonly action: A;
  /** Tells apart what one action saves: `black` and `white` of `saveLists`. */
  readonly part?: string;
  /** Where the value that a screen reads stands in SWR: `actionKey(loadSettings, target)`. */
  readonly cacheKey: (target: SaveTarget) => readonly unknown[];
  /** The value after a change. */
  readonly apply: (value: Value, change: Change<A>) => Value;
}

/** A value with its unsaved changes, and the way to change it. */
export interface Saving<A extends SavedAction, Value> {
  /** The server's value with the parent's changes over it; undefined as long as the server's is. */
  readonly value: Value | undefined;
  /** Takes a change and sends it `delay` milliseconds after the last one: one of {@link saveDelay}. */
  readonly change: (change: Change<A>, delay: number) => void;
  readonly stage: SaveStage;
  /** Tries a change that waits for the connection now. */
  readonly retry: () => void;
}

/**
 * Lets a screen change what it has read from the server. The change shows at once, is sent after its delay together
 * with those that follow it, and is sent at once when the screen goes. See docs/decisions/0110-saving.md.
 * @param target the profile and the device, `{}` for the account
 * @param server what the server said, or undefined
 */
export function useSaving<A extends SavedAction, Value>(
  { action, part = '', cacheKey, apply }: SaveKind<A, Value>,
  target: SaveTarget,
  server: Value | undefined,
): Saving<A, Value> {
  const queue = queueOf(useUser().email);
  const { mutate } = useSWRConfig();
  // The target's values, not its object: screens make a new one at each rendering
  const told = JSON.stringify(target);
  const address = useMemo(
    () => ({ action: action.name, part, target: JSON.parse(told) as SaveTarget }),
    [action, part, told],
  );
  const slot = queue.slot(address);
  const { stage, unsaved } = useSyncExternalStore(slot.subscribe, slot.view);

  useEffect(() => {
    queue.bind(address, (change) => {
      const updated = (value?: Value) => value && apply(value, change as Change<A>);
      void mutate<Value>([...cacheKey(address.target)], updated, { revalidate: false });
    });
  }, [queue, address, apply, cacheKey, mutate]);

  useEffect(() => {
    slot.rest();
    return () => void slot.flush();
  }, [slot]);

  const change = useCallback((next: Change<A>, delay: number) => slot.change(next, delay), [slot]);
  const retry = useCallback(() => void slot.retry(), [slot]);
  const value = useMemo(
    () => server && unsaved.reduce<Value>((before, made) => apply(before, made as Change<A>), server),
    [server, unsaved, apply],
  );
  return { value, change, stage, retry };
}
