import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { useEventHandler } from '../../hooks/use-event-handler.js';
import { fitted, panBy, zoomAround, ZOOM_STEP, type Point, type ZoomView } from './lightbox-zoom.js';

/** A drag of so many pixels to a side turns to the next picture. */
const SWIPE = 56;
/** Two presses so near in time and place, in milliseconds and pixels, are one double press. */
const DOUBLE_PRESS = { time: 320, distance: 24 };

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export interface LightboxZoomInput {
  /** Another picture begins fitted. */
  slideId: string | undefined;
  onSwipe: (by: 1 | -1) => void;
}

export type LightboxZoom = ReturnType<typeof useLightboxZoom>;

/** Zooms and moves the picture: by wheel, by two fingers, by a double press, by keys; a swipe turns to the next one. */
export function useLightboxZoom({ slideId, onSwipe }: LightboxZoomInput) {
  const [zoomed, setZoomed] = useState({ slideId, view: fitted });
  const view = zoomed.slideId === slideId ? zoomed.view : fitted;
  const [swipe, setSwipe] = useState(0);
  const [dragging, setDragging] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const lastPress = useRef({ time: 0, x: 0, y: 0 });

  const sizes = () => ({
    // The offset sizes are those before the transform.
    picture: { width: picture.current?.offsetWidth ?? 0, height: picture.current?.offsetHeight ?? 0 },
    stage: { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 },
  });
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const show = (next: ZoomView) => setZoomed({ slideId, view: next });
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) => {
    const { picture: pictureSize, stage: stageSize } = sizes();
    show(zoomAround(view, factor, at, pictureSize, stageSize));
  };
  const pan = (by: Point) => {
    const { picture: pictureSize, stage: stageSize } = sizes();
    show(panBy(view, by, pictureSize, stageSize));
  };

  // React's own wheel handlers can't keep the page from scrolling or zooming with it.
  const onWheel = useEventHandler((event: WheelEvent) => {
    event.preventDefault();
    if (event.deltaY !== 0) zoomBy(Math.exp(-event.deltaY / 300), fromMiddle(event));
  });
  useEffect(() => {
    const element = stage.current;
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [onWheel]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A captured pointer would never press the button that it went down on.
    const onButton = event.target instanceof Element && event.target.closest('button');
    if (event.button !== 0 || onButton) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, fromMiddle(event));
    setDragging(true);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const apart = distance(before, other);
      if (apart > 0) zoomBy(distance(now, other) / apart, between(now, other));
      setSwipe(0);
    } else if (view.scale > 1) pan({ x: now.x - before.x, y: now.y - before.y });
    else setSwipe(swipe + now.x - before.x);
  };
  const endPointer = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    setDragging(false);
    setSwipe(0);
    if (event.type === 'pointerup' && Math.abs(swipe) >= SWIPE) onSwipe(swipe < 0 ? 1 : -1);
  };
  const onClick = (event: MouseEvent) => {
    const now = { time: event.timeStamp, ...fromMiddle(event) };
    const last = lastPress.current;
    lastPress.current = now;
    if (now.time - last.time > DOUBLE_PRESS.time || distance(now, last) > DOUBLE_PRESS.distance) return;
    lastPress.current = { ...now, time: 0 };
    if (view.scale > 1) show(fitted);
    else zoomBy(ZOOM_STEP * ZOOM_STEP, now);
  };
  return {
    stage,
    picture,
    view,
    swipe,
    dragging,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    fit: () => show(fitted),
    pan,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: endPointer,
      onPointerCancel: endPointer,
      onClick,
    },
  };
}
