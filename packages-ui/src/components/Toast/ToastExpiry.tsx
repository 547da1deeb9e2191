import { useEffect, useRef, type ReactNode } from 'react';

interface ToastExpiryProps {
  /** Milliseconds for which nobody points at the toasts or is in them. */
  duration: number;
  onExpire: () => void;
  children: ReactNode;
}

/**
 * The words of a toast that offers something to do. Its time stands still while the pointer rests on the toasts, while
 * the keyboard is in them and while the page is hidden: whoever is on the way to the button still finds it.
 */
export function ToastExpiry({ duration, onExpire, children }: ToastExpiryProps) {
  const words = useRef<HTMLSpanElement>(null);
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  });
  useEffect(() => {
    const toasts = words.current?.closest<HTMLElement>('[data-sonner-toaster]');
    if (!toasts || duration === Infinity) return undefined;
    let left = duration;
    let since: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      if (since !== null) left -= performance.now() - since;
      since = null;
    };
    const look = () => {
      stop();
      if (toasts.matches(':hover, :focus-within') || document.hidden) return;
      since = performance.now();
      timer = setTimeout(() => expire.current(), Math.max(0, left));
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ['mouseover', 'mouseleave', 'focusin']) {
      toasts.addEventListener(event, look, { signal });
    }
    // The focus has left only after the event
    toasts.addEventListener('focusout', () => queueMicrotask(look), { signal });
    document.addEventListener('visibilitychange', look, { signal });
    look();
    return () => {
      stop();
      listening.abort();
    };
  }, [duration]);
  return <span ref={words}>{children}</span>;
}
