import { useSyncExternalStore } from 'react';

/** A value that the browser keeps: null when there is none, or when storage is blocked. */
export interface StoredValue {
  get(): string | null;
  /** Keeps a value; null removes it. Everyone who watches hears of it. */
  set(value: string | null): void;
  /** Calls back after each change, from this tab or another; gives the way to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * A named value in the browser's storage. When storage is blocked or full the value lives as long as the page,
 * so that the panel works all the same.
 */
export function storedValue(key: string, area: () => Storage): StoredValue {
  const listeners = new Set<() => void>();
  let fallback: string | null = null;

  const get = () => {
    try {
      return area().getItem(key) ?? fallback;
    } catch {
      return fallback;
    }
  };

  return {
    get,
    set(value) {
      fallback = null;
      try {
        if (value === null) area().removeItem(key);
        else area().setItem(key, value);
      } catch {
        fallback = value;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const fromOtherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', fromOtherTab);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', fromOtherTab);
      };
    },
  };
}

/** Watches a stored value. */
export function useStoredValue(value: StoredValue): string | null {
  return useSyncExternalStore(value.subscribe, value.get);
}
