import { Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/index.js';
import { scaleLength } from './scale-bar.js';
import type { SpeedUnit } from './trail-map-data.js';
import type { TrailMapFormat } from './trail-map-words.js';
import type { CameraModel } from './use-camera.js';

interface MapFurnitureProps {
  camera: CameraModel;
  metresPerPixel: number;
  speedUnit: SpeedUnit;
  attribution: ReactNode;
  tilesFailed: boolean;
  format: TrailMapFormat;
}

/** What lies on the map's edges: zoom, the scale, and whom the tiles' licence names. */
export function MapFurniture({
  camera,
  metresPerPixel,
  speedUnit,
  attribution,
  tilesFailed,
  format,
}: MapFurnitureProps) {
  const { formatDistance, labels } = format;
  const scale = scaleLength(metresPerPixel, speedUnit, Math.min(110, camera.viewport.width / 4));
  return (
    <>
      <div data-slot="map-buttons" className="absolute top-2 right-2 grid gap-1">
        <IconButton label={labels.zoomIn} variant="secondary" size="sm" onClick={() => camera.zoomBy(1)}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label={labels.zoomOut} variant="secondary" size="sm" onClick={() => camera.zoomBy(-1)}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label={labels.fit} variant="secondary" size="sm" onClick={camera.fit}>
          <Maximize aria-hidden />
        </IconButton>
      </div>
      <div className="pointer-events-none absolute inset-x-2 bottom-1.5 flex items-end justify-between gap-3 text-xs text-ink-2">
        <div data-slot="map-scale" className="rounded-[4px] bg-surface px-1 pb-0.5">
          <p className="text-center tabular-nums">{formatDistance(scale.metres)}</p>
          <div
            aria-hidden="true"
            className="h-1 border-x-2 border-b-2 border-ink-2"
            style={{ width: scale.pixels }}
          />
        </div>
        {(attribution || tilesFailed) && (
          <div className="pointer-events-auto min-w-0 rounded-[4px] bg-surface px-1.5 py-0.5 text-right [overflow-wrap:anywhere] [&_a]:underline">
            {tilesFailed && (
              <output data-slot="tiles-failed" className="block text-look">
                {labels.tilesFailed}
              </output>
            )}
            <div data-slot="map-attribution">{attribution}</div>
          </div>
        )}
      </div>
    </>
  );
}
