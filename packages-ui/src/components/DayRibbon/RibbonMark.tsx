import { X } from 'lucide-react';
import { cn } from '../../lib/cn.js';
import type { RibbonItem } from './day-ribbon-data.js';
import { nameFits } from './ribbon-items.js';
import { positionIn } from './ribbon-time.js';
import type { DayRibbonModel } from './use-day-ribbon.js';

const placeColours = {
  1: '[--place:var(--ostoja-place-1)]',
  2: '[--place:var(--ostoja-place-2)]',
  3: '[--place:var(--ostoja-place-3)]',
  4: '[--place:var(--ostoja-place-4)]',
} as const;

interface RibbonMarkProps {
  item: RibbonItem;
  model: DayRibbonModel;
  /** The whole of it in words. */
  name: string;
  hot: boolean;
}

/** One thing on a lane. The lane finds the pointer's target; this takes the keyboard and the screen reader. */
export function RibbonMark({ item, model, name, hot }: RibbonMarkProps) {
  const { shown, zoomed, stop, pixelsPerSecond } = model;
  const from = positionIn(shown, item.from);
  const to = positionIn(shown, item.to);
  const common = {
    type: 'button' as const,
    tabIndex: item.key === stop?.key ? 0 : -1,
    'data-key': item.key,
    'data-state': hot ? 'active' : 'idle',
    'aria-label': name,
    onFocus: () => model.focusItem(item),
    onBlur: () => model.setHot(null),
    onKeyDown: model.onItemKey,
    onClick: () => model.activate(item),
  };
  const neighbours = model.layouts.find(({ lane }) => lane.id === item.laneId)?.items ?? [];
  const fits = (label: string) => nameFits(label, item, neighbours, pixelsPerSecond);
  const ring =
    'absolute outline-2 outline-offset-1 outline-transparent focus-visible:outline-ink data-[state=active]:z-1 focus-visible:z-1';

  if (item.kind === 'blocked') {
    const middle = ((from + to) / 2) * 100;
    return (
      <button
        {...common}
        data-slot="ribbon-blocked"
        className={cn(ring, '-inset-y-0.5 flex -translate-x-1/2 items-start justify-center rounded-full')}
        style={{ left: `clamp(8px, ${middle}%, calc(100% - 8px))` }}
      >
        <span className="absolute inset-y-0 w-0.5 rounded-full bg-blocked" />
        <span
          className={cn(
            'relative grid h-4 min-w-4 place-items-center rounded-full bg-blocked px-1 text-[11px] leading-none font-bold text-surface tabular-nums',
            'ring-2 ring-surface',
            hot && 'scale-115',
          )}
        >
          {item.tries.length > 1 ? item.tries.length : <X className="-mx-0.5 size-3" strokeWidth={3.5} />}
        </span>
      </button>
    );
  }
  const box = { left: `${from * 100}%`, width: `${(to - from) * 100}%` };
  if (item.kind === 'place') {
    return (
      <button
        {...common}
        data-slot="ribbon-place"
        className={cn(
          ring,
          'inset-y-1 flex min-w-0.5 items-center overflow-hidden rounded-[5px] border-b-3 border-(--place)',
          'bg-[color-mix(in_oklab,var(--place)_26%,var(--ostoja-surface))] text-xs text-ink',
          'data-[state=active]:bg-[color-mix(in_oklab,var(--place)_42%,var(--ostoja-surface))]',
          placeColours[item.colour],
        )}
        style={box}
      >
        {fits(item.stay.label) && <span className="truncate px-1.5">{item.stay.label}</span>}
      </button>
    );
  }
  // On the whole day a stretch that was used only in part stands lower; in the hour there is room for its name instead.
  const height = zoomed ? 1 : 0.45 + 0.55 * (item.span.intensity ?? 1);
  return (
    <button
      {...common}
      data-slot="ribbon-used"
      className={cn(
        ring,
        'bottom-1 flex min-w-0.5 items-center overflow-hidden rounded-[3px] bg-used text-xs font-medium text-surface',
        'data-[state=active]:brightness-110',
      )}
      style={{ ...box, height: `calc((100% - 8px) * ${height})` }}
    >
      {zoomed && fits(item.span.label) && <span className="truncate px-1.5">{item.span.label}</span>}
    </button>
  );
}
