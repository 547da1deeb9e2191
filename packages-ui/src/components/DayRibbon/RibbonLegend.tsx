import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { RibbonLane } from './day-ribbon-data.js';
import type { DayRibbonLabels } from './day-ribbon-words.js';
import { placeColours } from './ribbon-items.js';
import { closedPattern, unreportedPattern } from './ribbon-patterns.js';

interface RibbonLegendProps {
  lanes: readonly RibbonLane[];
  now: number | undefined;
  labels: DayRibbonLabels;
}

/** Explains every mark that is on the picture, and no other. */
export function RibbonLegend({ lanes, now, labels }: RibbonLegendProps) {
  const devices = lanes.filter((lane) => lane.kind === 'device');
  const places = placeColours(lanes.flatMap((lane) => (lane.kind === 'places' ? lane.stays : [])));
  const some = {
    used: devices.some(({ used }) => used.length > 0),
    blocked: devices.some(({ blocked }) => blocked && blocked.length > 0),
    schedule: devices.some(({ allowed }) => allowed !== undefined),
    unreported: lanes.some(
      ({ reportedUntil }) => reportedUntil !== undefined && now !== undefined && reportedUntil < now,
    ),
  };
  return (
    <ul data-slot="ribbon-legend" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
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
      {some.schedule && <Key style={{ background: 'var(--ostoja-allowed)' }}>{labels.allowed}</Key>}
      {some.schedule && <Key style={closedPattern}>{labels.closed}</Key>}
      {some.unreported && <Key style={unreportedPattern}>{labels.unreported}</Key>}
      {[...places].map(([place, colour]) => (
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
    <li className="flex max-w-full min-w-0 items-center gap-1.5">
      <span aria-hidden="true" className="size-3.5 shrink-0 rounded-[4px] border border-line" style={style} />
      <span className="min-w-0 truncate">{children}</span>
    </li>
  );
}
