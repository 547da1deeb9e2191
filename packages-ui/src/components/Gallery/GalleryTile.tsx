import { Check, ImageOff, RotateCw } from 'lucide-react';
import { memo, useState, type KeyboardEvent } from 'react';
import { cn } from '../../lib/cn.js';
import { Skeleton } from '../Skeleton/index.js';
import type { GalleryItem, GalleryLabels } from './gallery-data.js';

export interface GalleryTileProps {
  item: GalleryItem | undefined;
  index: number;
  column: number;
  active: boolean;
  /** null: nothing can be selected now. */
  selected: boolean | null;
  captionLines: 0 | 1 | 2;
  canRetry: boolean;
  labels: GalleryLabels;
  onPress: (index: number, shiftKey: boolean) => void;
  onFocus: (index: number, byKeyboard: boolean) => void;
  /** Its keys are the grid's: they lead to tiles that this one knows nothing of. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One picture, or its place while it is on its way. */
export const GalleryTile = memo(function GalleryTile({
  item,
  index,
  column,
  active,
  selected,
  captionLines,
  canRetry,
  labels,
  onPress,
  onFocus,
  onKeyDown,
}: GalleryTileProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = item?.state === 'ready' && item.src !== broken ? item.src : null;
  const state = src === null ? (item?.state === 'ready' ? 'failed' : (item?.state ?? 'waiting')) : 'ready';
  const note = state === 'ready' ? '' : state === 'failed' ? labels.failed : labels.waiting;
  return (
    <td
      data-slot="gallery-tile"
      data-state={state}
      data-index={index}
      tabIndex={active ? 0 : -1}
      aria-colindex={column + 1}
      aria-selected={selected ?? undefined}
      aria-label={[item?.name, note].filter(Boolean).join(', ')}
      className="focus-ring group flex min-w-0 p-0 cursor-pointer flex-col rounded-md select-none"
      onClick={(event) => onPress(index, event.shiftKey)}
      onFocus={(event) => onFocus(index, event.currentTarget.matches(':focus-visible'))}
      onKeyDown={onKeyDown}
    >
      <div
        className={cn(
          'relative min-h-0 flex-1 overflow-hidden rounded-md border border-line bg-sunken group-hover:border-line-2',
          selected && 'border-brand ring-2 ring-brand',
        )}
      >
        {src !== null && (
          <img
            src={src}
            alt=""
            draggable={false}
            decoding="async"
            className="size-full object-cover"
            onError={() => setBroken(src)}
          />
        )}
        {state === 'waiting' && <Skeleton className="size-full rounded-none bg-line" />}
        {state === 'failed' && (
          <div className="flex size-full flex-col items-center justify-center gap-1 p-1 text-center text-xs text-ink-2">
            <ImageOff className="size-5 text-ink-3" />
            {selected === null && canRetry && item?.state === 'failed' ? (
              <span className="flex items-center gap-1 font-medium text-brand">
                <RotateCw className="size-3.5 shrink-0" /> {labels.retry}
              </span>
            ) : (
              <span className="line-clamp-2">{labels.failed}</span>
            )}
          </div>
        )}
        {selected !== null && (
          <span
            className={cn(
              'absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full border-2',
              selected ? 'border-brand bg-brand text-brand-ink' : 'border-line-2 bg-surface',
            )}
          >
            {selected && <Check strokeWidth={3} className="size-3.5" />}
          </span>
        )}
      </div>
      {captionLines > 0 && (
        <div className="mt-1 shrink-0 px-0.5 text-sm">
          <div className="h-5 truncate leading-5 tabular-nums">{item?.caption}</div>
          {captionLines === 2 && (
            // The opened picture says it whole
            <div data-may-truncate="" className="h-5 truncate leading-5 text-ink-2">
              {item?.detail}
            </div>
          )}
        </div>
      )}
    </td>
  );
});
