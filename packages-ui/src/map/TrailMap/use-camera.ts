import { WebMercatorViewport } from '@deck.gl/core';
import { useMemo, useState } from 'react';
import type { Bounds } from './trail-bounds.js';

/** Where the map looks. */
export interface Camera {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const least = 1;
const most = 19;
/** One place alone is shown with its street, not with its doorstep. */
const fitMost = 16;
/** Room for the marks around a trail's ends, pixels. */
const margin = { top: 52, bottom: 72, left: 44, right: 64 };

export interface CameraModel {
  readonly camera: Camera;
  readonly viewport: WebMercatorViewport;
  readonly isFitted: boolean;
  readonly move: (camera: Camera) => void;
  readonly pan: (right: number, down: number) => void;
  readonly zoomBy: (steps: number) => void;
  readonly fit: () => void;
}

/**
 * Shows everything until the reader moves the map, and then what the reader chose.
 * @param day changes with the day that is shown: another day is shown whole again
 */
export function useCamera(bounds: Bounds, { width, height }: Size, day: number): CameraModel {
  const [chosen, setChosen] = useState<{ day: number; camera: Camera } | null>(null);
  const fitted = useMemo(() => fitTo(bounds, { width, height }), [bounds, width, height]);
  const isFitted = chosen?.day !== day;
  const camera = isFitted ? fitted : chosen.camera;
  const viewport = useMemo(
    () => new WebMercatorViewport({ ...camera, width, height }),
    [camera, width, height],
  );
  const move = (next: Camera) => {
    const zoom = Math.min(most, Math.max(least, next.zoom));
    setChosen({ day, camera: { longitude: next.longitude, latitude: next.latitude, zoom } });
  };
  const pan = (right: number, down: number) => {
    const [longitude = camera.longitude, latitude = camera.latitude] = viewport.unproject([
      width / 2 + right,
      height / 2 + down,
    ]);
    move({ ...camera, longitude, latitude });
  };
  const zoomBy = (steps: number) => move({ ...camera, zoom: camera.zoom + steps });
  const fit = () => setChosen(null);
  return { camera, viewport, isFitted, move, pan, zoomBy, fit };
}

function fitTo([[west, south], [east, north]]: Bounds, { width, height }: Size): Camera {
  // On a very small map the margins would leave nothing between them.
  const part = Math.min(1, width / 3 / margin.right, height / 3 / margin.bottom);
  const padding = {
    top: margin.top * part,
    bottom: margin.bottom * part,
    left: margin.left * part,
    right: margin.right * part,
  };
  const { longitude, latitude, zoom } = new WebMercatorViewport({ width, height }).fitBounds(
    [
      [west, south],
      [east, north],
    ],
    { padding, maxZoom: fitMost },
  );
  return { longitude, latitude, zoom: Math.min(fitMost, Math.max(least, zoom)) };
}
