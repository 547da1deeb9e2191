import { Deck, type DeckProps, type MapView } from '@deck.gl/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { giveBackGraphics, takeGraphics } from './map-graphics.js';

interface DeckSurfaceProps extends Omit<
  DeckProps<MapView>,
  'device' | 'parent' | 'canvas' | 'gl' | 'onError'
> {
  /** Something was drawn in the size that the surface has. */
  onDrawn: () => void;
  /** There is no graphics context, or it broke. */
  onFailed: () => void;
}

/** deck.gl in an element of ours, on a canvas that outlives it ({@link takeGraphics}). */
export function DeckSurface({ onDrawn, onFailed, ...props }: DeckSurfaceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const deck = useRef<Deck<MapView> | null>(null);
  const tellDrawn = useEffectEvent((canvas: HTMLCanvasElement) => {
    const { width = 0, height = 0 } = deck.current ?? {};
    // The canvas may still have the size that it had in the last map. What the browser tells here it has rounded.
    const isSized = Math.abs(width - canvas.clientWidth) < 1 && Math.abs(height - canvas.clientHeight) < 1;
    if (isSized) onDrawn();
  });
  const tellFailed = useEffectEvent(() => onFailed());
  const open = useEffectEvent(
    (device: NonNullable<DeckProps['device']>, canvas: HTMLCanvasElement, parent: HTMLDivElement) =>
      new Deck<MapView>({
        ...props,
        device,
        parent,
        width: '100%',
        height: '100%',
        onAfterRender: () => tellDrawn(canvas),
        onError: () => tellFailed(),
      }),
  );
  useEffect(() => {
    const { current: parent } = frame;
    if (!parent) return;
    const graphics = takeGraphics();
    let isOver = false;
    parent.append(graphics.canvas);
    const start = async () => {
      const device = await graphics.device;
      if (!isOver) deck.current = open(device, graphics.canvas, parent);
    };
    start().catch(() => !isOver && tellFailed());
    return () => {
      isOver = true;
      deck.current?.finalize();
      deck.current = null;
      giveBackGraphics(graphics);
    };
  }, []);
  useLayoutEffect(() => deck.current?.setProps(props));
  return <div ref={frame} data-slot="deck-surface" className="absolute inset-0" />;
}
