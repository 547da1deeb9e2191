import { MapView } from '@deck.gl/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TileBaseMap } from './base-map.js';
import { gridLayer, tileLayer, worldLayers } from './base-layers.js';
import { DeckSurface } from './DeckSurface.js';
import { gridLines, gridStep } from './grid-lines.js';
import { longitudeNear } from './ground-distance.js';
import { MapFurniture } from './MapFurniture.js';
import { MapMarkers } from './MapMarkers.js';
import { MapTip } from './MapTip.js';
import { nearestPosition } from './nearest-position.js';
import type { Bounds } from './trail-bounds.js';
import { trailData, trailLayers } from './trail-layers.js';
import type { SpeedUnit } from './trail-map-data.js';
import type { TrailMapFormat } from './trail-map-words.js';
import { momentAt } from './trail-moment.js';
import { timeOf } from './trail.js';
import { useCamera, type CameraModel, type Size } from './use-camera.js';
import { useElementSize } from './use-element-size.js';
import { useMapSurface } from './use-map-surface.js';
import { useMapColours, type MapColours } from './use-map-colours.js';
import type { TrailMapModel } from './use-trail-map.js';
import { useWorld } from './use-world.js';

export interface TrailCanvasProps {
  model: TrailMapModel;
  time: number | null;
  onTimeChange: (time: number) => void;
  showSpeed: boolean;
  speedUnit: SpeedUnit;
  baseMap: TileBaseMap | undefined;
  format: TrailMapFormat;
  /** The graphics card refused or gave up. */
  onFailed: () => void;
}

/** The map itself. Everything that draws is in this file's chunk. */
export function TrailCanvas(props: TrailCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const colours = useMapColours(frame);
  const { bounds } = props.model;
  return (
    <div ref={frame} data-slot="trail-canvas" className="absolute inset-0">
      {size && colours && bounds && <Scene {...props} {...{ size, colours, bounds }} />}
    </div>
  );
}

interface SceneProps extends TrailCanvasProps {
  size: Size;
  colours: MapColours;
  bounds: Bounds;
}

const view = new MapView({ id: 'map', repeat: true });
/** How near to the line a pointer finds it, pixels. */
const reach = 16;
/** A moment nearer to the edge than this is moved to the middle, pixels. */
const edge = 40;

function Scene({
  model,
  time,
  onTimeChange,
  showSpeed,
  speedUnit,
  baseMap,
  format,
  onFailed,
  size,
  colours,
  bounds,
}: SceneProps) {
  const { trail, places } = model;
  const camera = useCamera(bounds, size, trail.origin);
  const [drawn, setDrawn] = useState(false);
  const [tilesFailed, setTilesFailed] = useState(false);
  const world = useWorld(camera.viewport);
  const moment = time === null ? null : momentAt(trail, time);
  useFollow(moment, camera, size);

  const data = useMemo(() => trailData(trail, colours.speed), [trail, colours]);
  const tiles = useMemo(
    () => baseMap && tileLayer(baseMap, colours, () => setTilesFailed(true)),
    [baseMap, colours],
  );
  const layers = [
    ...(world ? worldLayers(world, camera.camera.zoom, colours) : []),
    gridOf(camera, size, colours),
    tiles,
    ...trailLayers({
      data,
      places,
      colours,
      showSpeed,
      until: moment && moment.time - trail.origin,
    }),
  ];
  const indexAtPixel = (x: number, y: number) => {
    const [lng = 0, lat = 0] = camera.viewport.unproject([x, y]);
    return nearestPosition(trail, lng, lat, reach * metresPerPixel(camera));
  };
  const { surface, inUse, pointed } = useMapSurface(camera, indexAtPixel, onFailed);
  const hovered = pointed >= 0 && pointed < trail.length ? momentAt(trail, timeOf(trail, pointed)) : null;
  return (
    <>
      <div
        ref={surface}
        data-slot="map-surface"
        data-state={drawn ? 'drawn' : 'drawing'}
        role="application"
        aria-label={format.labels.mapKeys}
        className="absolute inset-0 -outline-offset-2 outline-2 outline-transparent focus-visible:outline-brand"
      >
        <DeckSurface
          views={view}
          viewState={{ ...camera.camera }}
          onViewStateChange={({ viewState }) => camera.move(toCamera(viewState))}
          controller={{
            // The wheel scrolls the page until the map is in use; one finger scrolls it up and down always.
            scrollZoom: inUse,
            dragRotate: false,
            doubleClickZoom: false,
            keyboard: false,
            touchRotate: false,
            multiTouchDrag: 'pan',
          }}
          touchAction="pan-y"
          layers={layers}
          getCursor={({ isDragging }) => (isDragging ? 'grabbing' : pointed < 0 ? 'grab' : 'pointer')}
          onClick={({ x, y }) => {
            const index = indexAtPixel(x, y);
            if (index >= 0) onTimeChange(timeOf(trail, index));
          }}
          onDrawn={() => !drawn && setDrawn(true)}
          onFailed={onFailed}
        />
      </div>
      <MapMarkers
        {...{ model, moment, viewport: camera.viewport, size, format }}
        onTimeChange={onTimeChange}
      />
      {hovered && <MapTip {...{ model, moment: hovered, viewport: camera.viewport, size, format }} />}
      <MapFurniture
        {...{ camera, speedUnit, format, tilesFailed }}
        attribution={baseMap?.attribution}
        metresPerPixel={metresPerPixel(camera)}
      />
    </>
  );
}

function toCamera({ longitude, latitude, zoom }: { longitude: number; latitude: number; zoom: number }) {
  return { longitude, latitude, zoom };
}

function metresPerPixel({ viewport }: CameraModel): number {
  return viewport.metersPerPixel;
}

function gridOf({ viewport, camera }: CameraModel, { width }: Size, colours: MapColours) {
  const [west, south, east, north] = viewport.getBounds();
  const left = longitudeNear(west, camera.longitude - 1);
  const right = left + Math.min(360, Math.abs(east - west));
  return gridLayer(gridLines([left, south, right, north], gridStep((right - left) / width)), colours);
}

/** Keeps the moment of a replay in sight, without motion of its own: the map turns like a page. */
function useFollow(
  moment: { lng: number; lat: number } | null,
  { viewport, camera, move }: CameraModel,
  size: Size,
) {
  const { lng, lat } = moment ?? {};
  const latest = useRef({ viewport, camera, move, size });
  useEffect(() => {
    latest.current = { viewport, camera, move, size };
  });
  useEffect(() => {
    if (lng === undefined || lat === undefined) return;
    const now = latest.current;
    const [x = 0, y = 0] = now.viewport.project([longitudeNear(lng, now.camera.longitude), lat]);
    const { width, height } = now.size;
    const isSeen = x >= edge && x <= width - edge && y >= edge && y <= height - edge;
    if (!isSeen) now.move({ ...now.camera, longitude: lng, latitude: lat });
  }, [lng, lat]);
}
