import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that is the same function in every render and does what the last render says: for memoised children. */
export function useEventHandler<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
