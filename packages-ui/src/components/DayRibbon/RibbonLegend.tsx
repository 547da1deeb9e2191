import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { Period, RibbonLane } from './day-ribbon-data.js';
import type { DayRibbonLabels } from './day-ribbon-words.js';
import { placeColours } from './ribbon-items.js';
import { closedPattern, unreportedPattern } from './ribbon-patterns.js';
import { clip, covers } from './ribbon-time.js';

interface RibbonLegendProps {
  lanes: readonly RibbonLane[];
  /** What the picture shows: the day or one hour. */
  shown: Period;
  now: number | undefined;
  labels: DayRibbonLabels;
}

/** Explains every mark that is on the picture, and no other. */
export function RibbonLegend({ lanes, shown, now, labels }: RibbonLegendProps) {
  const devices = lanes.filter((lane) => lane.kind === 'device');
  const stays = lanes.flatMap((lane) => (lane.kind === 'places' ? lane.stays : []));
  const visited = new Set(stays.filter((stay) => clip(stay, shown)).map(({ label }) => label));
  // Colours come from the whole day, so that a place keeps its own in every hour.
  const places = [...placeColours(stays)].filter(([place]) => visited.has(place));
  const some = {
    used: devices.some(({ used }) => used.some((span) => clip(span, shown))),
    blocked: devices.some(({ blocked }) => blocked?.some(({ at }) => at >= shown.from && at < shown.to)),
    allowed: devices.some(({ allowed }) => allowed?.some((period) => clip(period, shown))),
    closed: devices.some(({ allowed }) => allowed && !covers(allowed, shown)),
    unreported: lanes.some(
      ({ reportedUntil }) =>
        reportedUntil !== undefined && now !== undefined && clip({ from: reportedUntil, to: now }, shown),
    ),
  };
  return (
    <ul data-slot="ribbon-legend" className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {some.used && <Key style={{ background: 'var(--ostoja-used)' }}>{labels.used}</Key>}
      {some.blocked && (
        <li className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="grid size-3.5 place-items-center rounded-full bg-blocked text-surface"
          >
            <X className="size-2.5" strokeWidth={3.5} />
          </span>
          {labels.blocked}
        </li>
      )}
      {some.allowed && <Key style={{ background: 'var(--ostoja-allowed)' }}>{labels.allowed}</Key>}
      {some.closed && <Key style={closedPattern}>{labels.closed}</Key>}
      {some.unreported && <Key style={unreportedPattern}>{labels.unreported}</Key>}
      {places.map(([place, colour]) => (
        <Key
          key={place}
          style={{
            background: `color-mix(in oklab, var(--ostoja-place-${colour}) 26%, var(--ostoja-surface))`,
            borderBottom: `3px solid var(--ostoja-place-${colour})`,
          }}
        >
          {place}
        </Key>
      ))}
    </ul>
  );
}

function Key({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <li className="flex max-w-full min-w-0 items-start gap-1.5">
      <span
        aria-hidden="true"
        className="mt-0.5 size-3.5 shrink-0 rounded-[4px] border border-line"
        style={style}
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}
