import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../../lib/cn.js';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { useComposedRefs } from '../../lib/compose-refs.js';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import {
  edgePosition,
  edgeRange,
  moveArea,
  moveEdge,
  scaleArea,
  wholeArea,
  type CropArea,
  type CropEdge,
  type LeastArea,
  type Turn,
} from './crop-area.js';
import type { CropFrameLabels } from './crop-labels.js';
import { turnedSize } from './photo-size.js';
import { useCropGesture } from './use-crop-gesture.js';

export interface CropFrameProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The picture, upright. */
  picture: ImageBitmap;
  /** How the picture is turned; the frame lies on the turned picture. */
  turn?: Turn;
  value?: CropArea;
  defaultValue?: CropArea;
  onValueChange?: (area: CropArea) => void;
  least: LeastArea;
  labels: CropFrameLabels;
  /** A share, 0 to 1, in words: "25%". */
  formatPercent: (share: number) => string;
}

const edges: readonly { edge: CropEdge; orientation: 'horizontal' | 'vertical'; className: string }[] = [
  { edge: 'left', orientation: 'horizontal', className: 'inset-y-0 -left-3 w-6 cursor-ew-resize' },
  { edge: 'top', orientation: 'vertical', className: 'inset-x-0 -top-3 h-6 cursor-ns-resize' },
  { edge: 'right', orientation: 'horizontal', className: 'inset-y-0 -right-3 w-6 cursor-ew-resize' },
  { edge: 'bottom', orientation: 'vertical', className: 'inset-x-0 -bottom-3 h-6 cursor-ns-resize' },
];
const corners = [
  {
    grip: 'left top',
    className: '-top-4 -left-4 cursor-nwse-resize',
    mark: 'top-3 left-3 border-t-4 border-l-4',
  },
  {
    grip: 'right top',
    className: '-top-4 -right-4 cursor-nesw-resize',
    mark: 'top-3 right-3 border-t-4 border-r-4',
  },
  {
    grip: 'right bottom',
    className: '-right-4 -bottom-4 cursor-nwse-resize',
    mark: 'right-3 bottom-3 border-r-4 border-b-4',
  },
  {
    grip: 'left bottom',
    className: '-bottom-4 -left-4 cursor-nesw-resize',
    mark: 'bottom-3 left-3 border-b-4 border-l-4',
  },
];

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP = 0.01;
const LARGE_STEP = 0.1;

/** The area after a key on one of the edges, or null for a key that means nothing there. */
function areaAfterKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  area: CropArea,
  edge: CropEdge,
  least: LeastArea,
): CropArea | null {
  const { min, max } = edgeRange(area, edge, least);
  const at = edgePosition(area, edge);
  const arrow = arrows[event.key];
  if (arrow) {
    const [dx, dy] = arrow;
    if (event.shiftKey) return moveArea(area, dx * STEP, dy * STEP);
    const along = edge === 'left' || edge === 'right' ? dx : dy;
    return along === 0 ? null : moveEdge(area, edge, at + along * STEP, least);
  }
  switch (event.key) {
    case 'PageUp':
      return moveEdge(area, edge, at + LARGE_STEP, least);
    case 'PageDown':
      return moveEdge(area, edge, at - LARGE_STEP, least);
    case 'Home':
      return moveEdge(area, edge, min, least);
    case 'End':
      return moveEdge(area, edge, max, least);
    case '+':
    case '=':
      return scaleArea(area, 1.1, least);
    case '-':
      return scaleArea(area, 1 / 1.1, least);
    default:
      return null;
  }
}

const percent = (share: number) => `${share * 100}%`;

/** Draws the turned picture; a canvas instead of an image, because a content policy can forbid made-up addresses. */
function usePicture(picture: ImageBitmap, turn: Turn) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = turnedSize(picture, turn);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.resetTransform();
    context.translate(width / 2, height / 2);
    context.rotate((turn * Math.PI) / 180);
    context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  }, [picture, turn, width, height]);
  return { canvas, width, height };
}

/** A trackpad's pinch comes as a wheel with the control key; React's own wheel handler can't keep the page from zooming. */
function usePinchWheel(onPinch: (factor: number) => void) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      onPinch(Math.exp(-event.deltaY / 100));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [onPinch]);
  return stage;
}

/**
 * A picture with a frame over a part of it: dragged by its edges, corners or middle, pinched with two fingers, or set
 * with the keyboard, edge by edge (each is a slider).
 */
export function CropFrame({
  picture,
  turn = 0,
  value,
  defaultValue = wholeArea,
  onValueChange,
  least,
  labels,
  formatPercent,
  className,
  style,
  ref,
  onPointerDown,
  onPointerMove,
  onPointerUp,
  onPointerCancel,
  ...props
}: CropFrameProps) {
  const [area, setArea] = useControllableState({ value, defaultValue, onValueChange });
  const { canvas, width, height } = usePicture(picture, turn);
  const gesture = useCropGesture(area, setArea, least);
  const stage = usePinchWheel((factor) => setArea(scaleArea(area, factor, least)));
  const box = {
    left: percent(area.x),
    top: percent(area.y),
    width: percent(area.width),
    height: percent(area.height),
  };
  return (
    <div
      data-slot="crop-frame"
      ref={useComposedRefs(ref, stage)}
      // The box has the picture's proportions and as much of the width as leaves its height on the screen.
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(52dvh * ${width / height})`, ...style }}
      className={cn('relative mx-auto w-full touch-none select-none', className)}
      onPointerDown={composeHandlers(onPointerDown, gesture.onPointerDown)}
      onPointerMove={composeHandlers(onPointerMove, gesture.onPointerMove)}
      onPointerUp={composeHandlers(onPointerUp, gesture.onPointerUp)}
      onPointerCancel={composeHandlers(onPointerCancel, gesture.onPointerCancel)}
      {...props}
    >
      <div data-slot="crop-picture" className="absolute inset-0 overflow-hidden rounded-sm bg-sunken">
        <canvas data-slot="crop-canvas" ref={canvas} width={width} height={height} className="size-full">
          {labels.photo}
        </canvas>
        <div aria-hidden style={box} className="absolute shadow-[0_0_0_9999px_var(--ostoja-crop-veil)]" />
      </div>
      <fieldset
        data-slot="crop-area"
        data-grip="frame"
        aria-label={labels.frame}
        style={box}
        className="absolute m-0 min-w-0 cursor-move p-0 outline-2 -outline-offset-1 outline-crop-line"
      >
        {edges.map(({ edge, orientation, className: place }) => {
          const at = edgePosition(area, edge);
          const { min, max } = edgeRange(area, edge, least);
          return (
            <div
              key={edge}
              data-slot="crop-edge"
              data-grip={edge}
              className={cn('absolute flex items-center justify-center', place)}
            >
              {/* A real range input: a phone's screen reader can set nothing else. */}
              <input
                type="range"
                data-slot="crop-edge-input"
                className="peer pointer-events-none absolute size-px opacity-0"
                aria-label={labels[edge]}
                aria-orientation={orientation}
                aria-valuetext={formatPercent(at)}
                min={min}
                max={max}
                step="any"
                value={at}
                onChange={(event) => setArea(moveEdge(area, edge, event.target.valueAsNumber, least))}
                onKeyDown={(event) => {
                  const next = areaAfterKey(event, area, edge, least);
                  if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
                  event.preventDefault();
                  setArea(next);
                }}
              />
              <span
                aria-hidden
                className={cn(
                  'rounded-full border border-crop-rim bg-crop-line peer-focus-visible:bg-brand peer-focus-visible:outline-3 peer-focus-visible:outline-crop-line',
                  orientation === 'horizontal'
                    ? 'h-8 max-h-1/2 w-2 peer-focus-visible:h-4/5 peer-focus-visible:max-h-none'
                    : 'h-2 w-8 max-w-1/2 peer-focus-visible:w-4/5 peer-focus-visible:max-w-none',
                )}
              />
            </div>
          );
        })}
        {corners.map(({ grip, className: place, mark }) => (
          <div key={grip} aria-hidden data-grip={grip} className={cn('absolute size-8', place)}>
            <span
              className={cn(
                'absolute size-4 rounded-[2px] border-crop-line drop-shadow-[0_0_1px_var(--ostoja-crop-rim)]',
                mark,
              )}
            />
          </div>
        ))}
      </fieldset>
    </div>
  );
}
