import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ScaledScroll, type ScrollPlace } from '../lib/scaled-scroll.js';
import { scrollScale } from '../lib/scroll-scale.js';

/** The inner size of a scroll box in pixels. */
export interface ViewportSize {
  readonly width: number;
  readonly height: number;
}

/** The inner size of an element, kept up to date; null until it was measured, which happens before the first paint. */
export function useViewportSize(): [
  ref: (element: HTMLElement | null) => (() => void) | void,
  size: ViewportSize | null,
] {
  const [size, setSize] = useState<ViewportSize | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

export interface ScaledScrollView extends ScrollPlace {
  /** For the element that scrolls. */
  readonly ref: (element: HTMLElement | null) => (() => void) | void;
  /** The height to give the element inside it, in pixels: never more than browsers allow. */
  readonly size: number;
  readonly scrollTo: (top: number) => void;
  /** The present place, for handlers that run between two renders. */
  readonly current: () => ScrollPlace;
}

/**
 * Scrolls a content of any height, in pixels, in a box `viewport` high. Place a part of the content at its offset minus
 * `shift` in an element `size` high.
 */
export function useScaledScroll(contentSize: number, viewport: number): ScaledScrollView {
  const [scroll] = useState(() => new ScaledScroll());
  const scale = useMemo(() => scrollScale(contentSize, viewport), [contentSize, viewport]);
  const place = useSyncExternalStore(scroll.subscribe, scroll.current, scroll.current);
  useLayoutEffect(() => scroll.resize(scale, viewport), [scroll, scale, viewport]);
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? scroll.attach(element) : undefined),
    [scroll],
  );
  const scrollTo = useCallback((top: number) => scroll.scrollTo(top), [scroll]);
  return { ...place, ref, size: scale.size, scrollTo, current: scroll.current };
}
