import type { WebMercatorViewport } from '@deck.gl/core';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { longitudeNear } from './ground-distance.js';
import { MapTip, PlaceTip } from './MapTip.js';
import { placeColour } from './place-colour.js';
import { inOneLine, placeWords, type TrailMapFormat } from './trail-map-words.js';
import type { TrailMoment } from './trail-moment.js';
import { positionOf } from './trail.js';
import type { Size } from './use-camera.js';
import type { TrailMapModel } from './use-trail-map.js';

interface MapMarkersProps {
  model: TrailMapModel;
  moment: TrailMoment | null;
  viewport: WebMercatorViewport;
  size: Size;
  format: TrailMapFormat;
  onTimeChange: (time: number) => void;
}

/** The marks that have words: places, the ends of the way, and the moment of the replay. */
export function MapMarkers({ model, moment, viewport, size, format, onTimeChange }: MapMarkersProps) {
  const { trail, places, endsNow } = model;
  const { formatNumber, formatTime, labels } = format;
  const [opened, setOpened] = useState<number | null>(null);
  const spot = (point: { lng: number; lat: number }) => {
    const [x = 0, y = 0] = viewport.project([longitudeNear(point.lng, viewport.longitude), point.lat]);
    return x < 0 || y < 0 || x > size.width || y > size.height ? null : { x, y };
  };
  // A lone position is where the device was seen last, not where a way began.
  const start = trail.length > 1 ? positionOf(trail, 0) : null;
  const end = trail.length > 0 ? positionOf(trail, trail.length - 1) : null;
  const [startSpot, endSpot] = [start && spot(start), end && spot(end)];
  const openPlace = places.find(({ number }) => number === opened);
  const openSpot = openPlace && spot(openPlace);
  return (
    <>
      <ul data-slot="map-markers" className="pointer-events-none absolute inset-0 overflow-hidden">
        {start && startSpot && (
          <Pill at={startSpot} side="above">
            {labels.start} {formatTime(start.ts)}
          </Pill>
        )}
        {end && endSpot && (
          <Pill at={endSpot} side="below" isNow={endsNow}>
            {endsNow ? labels.now : `${labels.end} ${formatTime(end.ts)}`}
          </Pill>
        )}
        {places.map((place) => {
          const at = spot(place);
          if (!at) return null;
          const show = () => setOpened(place.number);
          const hide = () => setOpened((open) => (open === place.number ? null : open));
          return (
            <li key={place.number} className="absolute focus-within:z-10 hover:z-10" style={offset(at)}>
              <button
                type="button"
                data-slot="place-marker"
                aria-label={inOneLine(place.label, ...placeWords(place, format))}
                className="focus-ring pointer-events-auto grid size-7 -translate-1/2 cursor-pointer place-items-center rounded-full border-3 bg-surface text-xs font-semibold text-ink tabular-nums"
                style={{ borderColor: placeColour(place.number) }}
                onPointerEnter={show}
                onPointerLeave={hide}
                onFocus={show}
                onBlur={hide}
                onClick={() => onTimeChange(place.stays[0]?.from ?? 0)}
              >
                {formatNumber(place.number)}
              </button>
            </li>
          );
        })}
      </ul>
      {moment && <MomentMark {...{ moment, model, viewport, size, format }} at={spot(moment)} />}
      {openPlace && openSpot && <PlaceTip place={openPlace} at={openSpot} size={size} format={format} />}
    </>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const offset = ({ x, y }: Spot): CSSProperties => ({ left: x, top: y });

interface PillProps {
  at: Spot;
  side: 'above' | 'below';
  isNow?: boolean;
  children: ReactNode;
}

/** The word of an end of the way: the start's above its point and the end's below, so that both fit one place. */
function Pill({ at, side, isNow = false, children }: PillProps) {
  return (
    <li
      data-slot="end-marker"
      data-state={isNow ? 'now' : side === 'above' ? 'start' : 'end'}
      className="absolute"
      style={offset(at)}
    >
      <span
        aria-hidden="true"
        className={cn(
          'absolute size-3 -translate-1/2 rounded-full border-2 border-surface',
          isNow ? 'bg-brand' : 'bg-ink',
        )}
      />
      <span
        className={cn(
          'absolute -translate-x-1/2 rounded-full border px-2 py-0.5 text-xs font-medium whitespace-nowrap tabular-nums',
          side === 'above' ? 'bottom-4.5' : 'top-4.5',
          isNow ? 'border-transparent bg-brand text-brand-ink' : 'border-line-2 bg-surface text-ink',
        )}
      >
        {children}
      </span>
    </li>
  );
}

function MomentMark({
  at,
  ...tip
}: Pick<MapMarkersProps, 'model' | 'viewport' | 'size' | 'format'> & {
  moment: TrailMoment;
  at: Spot | null;
}) {
  if (!at) return null;
  const isKnown = tip.moment.v !== null;
  return (
    <>
      <span
        aria-hidden="true"
        data-slot="moment-marker"
        data-state={isKnown ? 'known' : 'gap'}
        className={cn(
          'pointer-events-none absolute size-5 -translate-1/2 rounded-full border-3 border-surface shadow-float',
          isKnown ? 'bg-brand' : 'bg-ink-3',
        )}
        style={offset(at)}
      />
      <MapTip {...tip} />
    </>
  );
}
