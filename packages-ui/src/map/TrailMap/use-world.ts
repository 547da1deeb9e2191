import type { WebMercatorViewport } from '@deck.gl/core';
import { useEffect, useMemo, useState } from 'react';
import { worldOpacity } from './world-opacity.js';
import { cutLines, linesIn, steadyBox, type LinePiece } from './world/line-pieces.js';

/** The bundled coarse world as a view needs it: flat longitudes and latitudes, in degrees. */
export interface World {
  readonly land: readonly Float32Array[];
  readonly lakes: readonly Float32Array[];
  /** Coasts and borders near the view: without a graphics card each of their points costs time. */
  readonly coasts: readonly Float32Array[];
  readonly borders: readonly Float32Array[];
}

interface LoadedWorld {
  readonly land: readonly Float32Array[];
  readonly lakes: readonly Float32Array[];
  readonly coasts: readonly LinePiece[];
  readonly borders: readonly LinePiece[];
}

/**
 * The world around a view, from a chunk of its own that is loaded when the view first shows it; null until it is here.
 * Without it the grid remains.
 */
export function useWorld(viewport: WebMercatorViewport): World | null {
  const [loaded, setLoaded] = useState<LoadedWorld | null>(null);
  const isShown = worldOpacity(viewport.zoom) > 0;
  useEffect(() => {
    if (!isShown || loaded) return;
    let isWanted = true;
    loadWorld().then(
      (world) => isWanted && setLoaded(world),
      // A map without coasts is still a map.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isShown, loaded]);
  const [west, south, east, north] = steadyBox(viewport.getBounds());
  return useMemo(() => {
    if (!loaded) return null;
    const { land, lakes, coasts, borders } = loaded;
    const box = [west, south, east, north] as const;
    return { land, lakes, coasts: linesIn(coasts, box), borders: linesIn(borders, box) };
  }, [loaded, west, south, east, north]);
}

async function loadWorld(): Promise<LoadedWorld> {
  const { decodeWorld } = await import('./world/decode-world.js');
  const { land, lakes, borders } = decodeWorld();
  return { land, lakes, coasts: cutLines(land), borders: cutLines(borders) };
}
