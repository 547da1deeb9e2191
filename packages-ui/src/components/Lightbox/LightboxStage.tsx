import { ImageOff, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../lib/cn.js';
import { Button } from '../Button/index.js';
import { Spinner } from '../Spinner/index.js';
import type { LightboxLabels, LightboxSlide } from './lightbox-data.js';
import type { LightboxZoom } from './use-lightbox-zoom.js';

export interface LightboxStageProps {
  slide: LightboxSlide | undefined;
  zoom: LightboxZoom;
  labels: LightboxLabels;
  onRetry: (() => void) | undefined;
}

/** The picture itself, or what there is in its place. */
export function LightboxStage({ slide, zoom, labels, onRetry }: LightboxStageProps) {
  const { stage, picture, view, swipe, dragging, handlers } = zoom;
  const [broken, setBroken] = useState<string>();
  const src = slide?.state === 'ready' && slide.src !== broken ? slide.src : null;
  const failed = slide?.state === 'failed' || (slide?.state === 'ready' && src === null);
  return (
    // What the pointer does here has its keys on the window around, and its buttons.
    <div
      ref={stage}
      role="presentation"
      data-slot="lightbox-stage"
      data-state={src !== null ? 'ready' : failed ? 'failed' : 'waiting'}
      className={cn(
        'relative flex min-h-0 flex-1 touch-none items-center justify-center overflow-hidden select-none',
        view.scale > 1 && (dragging ? 'cursor-grabbing' : 'cursor-grab'),
      )}
      {...handlers}
    >
      {src !== null && slide && (
        <img
          key={slide.id}
          ref={picture}
          src={src}
          alt={slide.alt}
          draggable={false}
          data-slot="lightbox-picture"
          className={cn(
            'max-h-full max-w-full animate-fade-in rounded-sm border border-line object-contain will-change-transform',
            !dragging && 'transition-transform',
          )}
          style={{ transform: `translate(${view.x + swipe}px, ${view.y}px) scale(${view.scale})` }}
          onError={() => setBroken(src)}
        />
      )}
      {src === null && failed && (
        <div className="grid justify-items-center gap-2 p-4 text-center text-ink-2">
          <ImageOff aria-hidden className="size-8 text-ink-3" />
          <p data-slot="lightbox-failed" role="alert">
            {labels.failed}
          </p>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              <RotateCw aria-hidden />
              {labels.retry}
            </Button>
          )}
        </div>
      )}
      {src === null && !failed && (
        <div className="grid justify-items-center gap-3 text-ink-2">
          <Spinner />
          <p data-slot="lightbox-waiting">{labels.waiting}</p>
        </div>
      )}
    </div>
  );
}
