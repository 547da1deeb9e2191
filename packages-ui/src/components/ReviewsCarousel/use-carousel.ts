import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useReducedMotion } from '../../hooks/use-reduced-motion.js';

/** What the carousel shows. */
export interface CarouselView {
  /** From 0. */
  readonly page: number;
  /** How many times one can turn, and one more; 1 until the place was measured. */
  readonly pageCount: number;
  /** The slides of the page by their index: `from` is in it, `to` is not. */
  readonly from: number;
  readonly to: number;
}

const unmeasured = '0 1 0 0';

/** Turns slides by whole views: as many at a time as the place has room for. Without motion where none is wanted. */
export function useCarousel() {
  const reduced = useReducedMotion();
  const [ref, carousel] = useEmblaCarousel({ align: 'start', slidesToScroll: 'auto' });
  const subscribe = useCallback(
    (listener: () => void) => {
      carousel?.on('select', listener).on('reInit', listener);
      return () => {
        carousel?.off('select', listener).off('reInit', listener);
      };
    },
    [carousel],
  );
  // A string, because a snapshot must be the same as long as nothing has changed.
  const snapshot = useSyncExternalStore(
    subscribe,
    () => {
      if (!carousel) return unmeasured;
      const page = carousel.selectedScrollSnap();
      const slides = carousel.internalEngine().slideRegistry[page] ?? [];
      const from = slides[0] ?? 0;
      return [page, Math.max(1, carousel.scrollSnapList().length), from, (slides.at(-1) ?? from) + 1].join(
        ' ',
      );
    },
    () => unmeasured,
  );
  const view = useMemo((): CarouselView => {
    const [page = 0, pageCount = 1, from = 0, to = 0] = snapshot.split(' ').map(Number);
    return { page, pageCount, from, to };
  }, [snapshot]);
  const turnTo = useCallback(
    (page: number) => carousel?.scrollTo(Math.max(0, Math.min(page, view.pageCount - 1)), reduced),
    [carousel, view.pageCount, reduced],
  );
  return { ref, view, turnTo };
}
