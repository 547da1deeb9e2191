import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CameraModel } from './use-camera.js';

/** How far an arrow moves the map, pixels. */
const step = 80;

const acts: Readonly<Record<string, (camera: CameraModel) => void>> = {
  ArrowLeft: ({ pan }) => pan(-step, 0),
  ArrowRight: ({ pan }) => pan(step, 0),
  ArrowUp: ({ pan }) => pan(0, -step),
  ArrowDown: ({ pan }) => pan(0, step),
  '+': ({ zoomBy }) => zoomBy(1),
  '=': ({ zoomBy }) => zoomBy(1),
  '-': ({ zoomBy }) => zoomBy(-1),
  '0': ({ fit }) => fit(),
};

export interface MapSurface {
  readonly surface: RefObject<HTMLDivElement | null>;
  /** Whether the surface has focus: only then the wheel zooms it instead of scrolling the page. */
  readonly inUse: boolean;
  /** The index of the position under a hovering pointer, or -1. */
  readonly pointed: number;
}

/**
 * What the map's surface does with keys and a hovering pointer: arrows move it, plus and minus zoom, 0 shows everything.
 * @param indexAt the position near a pixel of the surface, or -1
 * @param onContextLost called when the graphics card gives up, which deck.gl 9.4 does not tell
 */
export function useMapSurface(
  camera: CameraModel,
  indexAt: (x: number, y: number) => number,
  onContextLost: () => void,
): MapSurface {
  const surface = useRef<HTMLDivElement>(null);
  const [inUse, setInUse] = useState(false);
  const [pointed, setPointed] = useState(-1);
  const latest = useRef({ camera, indexAt, onContextLost });
  useEffect(() => {
    latest.current = { camera, indexAt, onContextLost };
  });
  useEffect(() => {
    const { current } = surface;
    if (!current) return;
    current.tabIndex = 0;
    const over = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => current.addEventListener(name, listener, { signal: over.signal });
    on('keydown', (event) => {
      const act = acts[event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act(latest.current.camera);
    });
    on('pointermove', ({ clientX, clientY, pointerType, buttons }) => {
      if (pointerType === 'touch' || buttons !== 0) return;
      const { left, top } = current.getBoundingClientRect();
      setPointed(latest.current.indexAt(clientX - left, clientY - top));
    });
    on('pointerleave', () => setPointed(-1));
    on('focusin', () => setInUse(true));
    on('focusout', () => setInUse(false));
    // The event is the canvas's own and does not bubble.
    current.addEventListener('webglcontextlost', () => latest.current.onContextLost(), {
      signal: over.signal,
      capture: true,
    });
    return () => over.abort();
  }, []);
  return { surface, inUse, pointed };
}
