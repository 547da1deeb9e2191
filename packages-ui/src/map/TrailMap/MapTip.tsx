import type { WebMercatorViewport } from '@deck.gl/core';
import type { ReactNode } from 'react';
import { longitudeNear } from './ground-distance.js';
import type { TrailPlace } from './trail-map-data.js';
import { momentWords, placeWords, type TrailMapFormat } from './trail-map-words.js';
import { chapterAt, type TrailMoment } from './trail-moment.js';
import type { Size } from './use-camera.js';
import type { TrailMapModel } from './use-trail-map.js';

/** A tip has room above from here on, pixels. */
const roomAbove = 96;

interface TipProps {
  at: { readonly x: number; readonly y: number };
  size: Size;
  children: ReactNode;
}

/**
 * Words beside a point of the map. It slides along its own width as it nears a side, so that it never leaves the map.
 * Hidden from screen readers: the mark's own name, or the replay's value, says the same.
 */
function Tip({ at: { x, y }, size, children }: TipProps) {
  const part = (x / size.width) * 100;
  const isAbove = y > roomAbove;
  return (
    <div
      data-slot="map-tip"
      aria-hidden="true"
      className="pointer-events-none absolute z-20 w-max max-w-56 rounded-sm border border-line bg-surface px-3 py-2 text-sm text-ink shadow-float [overflow-wrap:anywhere]"
      style={{
        left: x,
        top: y,
        transform: `translate(${-part}%, ${isAbove ? 'calc(-100% - 18px)' : '18px'})`,
      }}
    >
      {children}
    </div>
  );
}

interface MapTipProps {
  model: TrailMapModel;
  moment: TrailMoment;
  viewport: WebMercatorViewport;
  size: Size;
  format: TrailMapFormat;
}

/** When, where and how fast, beside the point of a moment. */
export function MapTip({ model, moment, viewport, size, format }: MapTipProps) {
  const [x = 0, y = 0] = viewport.project([longitudeNear(moment.lng, viewport.longitude), moment.lat]);
  const { time, where, speed } = momentWords(moment, chapterAt(model.chapters, moment.time), format);
  return (
    <Tip at={{ x, y }} size={size}>
      <p className="font-semibold tabular-nums">{time}</p>
      <p className="text-ink-2">{where}</p>
      {speed && <p className="text-ink-2 tabular-nums">{speed}</p>}
    </Tip>
  );
}

interface PlaceTipProps extends Omit<TipProps, 'children'> {
  place: TrailPlace;
  format: TrailMapFormat;
}

/** A place with its visits. */
export function PlaceTip({ place, format, ...tip }: PlaceTipProps) {
  return (
    <Tip {...tip}>
      <p className="font-semibold">{place.label}</p>
      {placeWords(place, format).map((visit) => (
        <p key={visit} className="text-ink-2 tabular-nums">
          {visit}
        </p>
      ))}
    </Tip>
  );
}
