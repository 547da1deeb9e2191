import type { ReactNode } from 'react';

export interface ToastOptions {
  description?: ReactNode;
  /** Milliseconds; `Infinity` stays until it is dismissed. */
  duration?: number;
  /** A toast with the id of one that is shown replaces it. */
  id?: string;
  /** Something to do about it. */
  action?: { label: string; onClick: () => void };
}

/** A toast that is shown. */
export interface ShownToast extends ToastOptions {
  readonly id: string;
  /** Another one for each call, so that a toast which replaces one begins its time anew. */
  readonly call: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly message: ReactNode;
}

/** How many are shown at once; the oldest makes room. */
const most = 3;

let toasts: readonly ShownToast[] = [];
let made = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** What `useSyncExternalStore` needs to follow the toasts, whoever shows them. */
export const shownToasts = {
  get: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Takes a toast away, or all without an id. */
export function dismiss(id?: string): void {
  change(id === undefined ? [] : toasts.filter((shown) => shown.id !== id));
}

/** Shows a toast and gives its id, to dismiss or replace it by. */
export function show(kind: ShownToast['kind'], message: ReactNode, options: ToastOptions = {}): string {
  made += 1;
  const { id = `toast-${made}` } = options;
  const others = toasts.filter((shown) => shown.id !== id);
  change([...others.slice(1 - most), { ...options, id, call: made, kind, message }]);
  return id;
}
