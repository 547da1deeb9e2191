import { useCallback, useState } from 'react';

/**
 * The width of an element in pixels, kept up to date.
 * @returns a ref for the element, and its width; null until it was measured (which happens before the first paint)
 */
export function useElementWidth(): [
  ref: (element: HTMLElement | null) => (() => void) | void,
  width: number | null,
] {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
