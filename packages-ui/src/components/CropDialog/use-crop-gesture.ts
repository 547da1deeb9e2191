import { useRef, type PointerEvent } from 'react';
import {
  edgePosition,
  moveArea,
  moveEdge,
  pinchArea,
  type CropArea,
  type CropEdge,
  type CropPoint,
  type LeastArea,
} from './crop-area.js';

interface Gesture {
  /** Every finger by its id: where it came down, and where it is. */
  readonly fingers: Map<number, { from: CropPoint; to: CropPoint }>;
  /** The area when the last finger came down. */
  area: CropArea;
  /** What the first finger holds: nothing, the frame, or some of its edges. */
  grip: 'nothing' | 'frame' | readonly CropEdge[];
}

/** What a press on an element takes hold of, from the `data-grip` around it: "frame", "left", "top right". */
function gripOf(target: EventTarget): Gesture['grip'] {
  const grip = target instanceof Element && target.closest<HTMLElement>('[data-grip]')?.dataset['grip'];
  if (!grip) return 'nothing';
  return grip === 'frame' ? 'frame' : (grip.split(' ') as CropEdge[]);
}

function dragged(area: CropArea, gesture: Gesture, least: LeastArea): CropArea {
  const [first, second] = [...gesture.fingers.values()];
  if (!first) return area;
  if (second) return pinchArea(gesture.area, [first.from, second.from], [first.to, second.to], least);
  const [dx, dy] = [first.to.x - first.from.x, first.to.y - first.from.y];
  if (gesture.grip === 'nothing') return area;
  if (gesture.grip === 'frame') return moveArea(gesture.area, dx, dy);
  return gesture.grip.reduce((next, edge) => {
    const along = edge === 'left' || edge === 'right' ? dx : dy;
    return moveEdge(next, edge, edgePosition(gesture.area, edge) + along, least);
  }, gesture.area);
}

function pointOf(event: PointerEvent<HTMLElement>): CropPoint {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
}

/** Has the pointer's moves come here even from outside. */
function capture(event: PointerEvent<HTMLElement>): void {
  try {
    event.currentTarget.setPointerCapture(event.pointerId);
  } catch {
    // A pointer that is gone by now can't be held; its moves inside still count.
  }
}

/**
 * Dragging with a pointer and pinching with two fingers.
 * @returns the handlers of the element that holds picture and frame; its parts carry `data-grip`
 */
export function useCropGesture(area: CropArea, setArea: (area: CropArea) => void, least: LeastArea) {
  const gesture = useRef<Gesture>({ fingers: new Map(), area, grip: 'nothing' });

  /** Another finger: what was dragged so far stays, and the measure is taken anew. */
  function begin(): void {
    for (const finger of gesture.current.fingers.values()) finger.from = finger.to;
    gesture.current.area = area;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { fingers } = gesture.current;
      if (event.button !== 0 || fingers.size === 2) return;
      if (fingers.size === 0) gesture.current.grip = gripOf(event.target);
      const at = pointOf(event);
      fingers.set(event.pointerId, { from: at, to: at });
      begin();
      capture(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const finger = gesture.current.fingers.get(event.pointerId);
      if (!finger) return;
      finger.to = pointOf(event);
      setArea(dragged(area, gesture.current, least));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (gesture.current.fingers.delete(event.pointerId)) begin();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (gesture.current.fingers.delete(event.pointerId)) begin();
    },
  };
}
