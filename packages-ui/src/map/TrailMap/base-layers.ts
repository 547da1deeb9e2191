import type { Layer } from '@deck.gl/core';
import { TileLayer } from '@deck.gl/geo-layers';
import { BitmapLayer, LineLayer, PathLayer, SolidPolygonLayer } from '@deck.gl/layers';
import type { TileBaseMap } from './base-map.js';
import type { GridLine } from './grid-lines.js';
import type { MapColours } from './use-map-colours.js';
import type { World } from './use-world.js';
import { worldOpacity } from './world-opacity.js';

const earth = [Float32Array.of(-180, -85, 180, -85, 180, 85, -180, 85, -180, -85)];

/** The bundled world: sea, land, lakes, coasts and borders; nothing where it has faded. */
export function worldLayers(world: World, zoom: number, colours: MapColours): Layer[] {
  const opacity = worldOpacity(zoom);
  if (opacity === 0) return [];
  const surface = (id: string, data: readonly Float32Array[], colour: MapColours['land']) =>
    new SolidPolygonLayer<Float32Array>({
      id: `world-${id}`,
      data,
      opacity,
      getPolygon: (ring) => ring,
      material: false,
      positionFormat: 'XY',
      getFillColor: [...colour],
      updateTriggers: { getFillColor: colour },
    });
  const outline = (id: string, data: readonly Float32Array[], width: number) =>
    new PathLayer<Float32Array>({
      id: `world-${id}`,
      data,
      opacity,
      getPath: (line) => line,
      positionFormat: 'XY',
      getColor: [...colours.line],
      updateTriggers: { getColor: colours.line },
      widthUnits: 'pixels',
      getWidth: width,
    });
  return [
    surface('sea', earth, colours.water),
    surface('land', world.land, colours.land),
    surface('lakes', world.lakes, colours.water),
    outline('coasts', world.coasts, 1),
    outline('borders', world.borders, 1),
  ];
}

/** Lines of longitude and latitude: where there is nothing else, they show how far the map was moved. */
export function gridLayer(lines: readonly GridLine[], colours: MapColours): Layer {
  return new LineLayer<GridLine>({
    id: 'grid',
    data: lines,
    getSourcePosition: ({ from: [lng, lat] }) => [lng, lat],
    getTargetPosition: ({ to: [lng, lat] }) => [lng, lat],
    getColor: [...colours.line],
    updateTriggers: { getColor: colours.line },
    opacity: 0.6,
    getWidth: 1,
  });
}

async function loadTile(url: string, signal: AbortSignal | undefined): Promise<HTMLImageElement> {
  // An image and not a fetch: a page's content policy then has to allow tiles as pictures only.
  const image = new Image();
  image.crossOrigin = 'anonymous';
  signal?.addEventListener('abort', () => (image.src = ''), { once: true });
  image.src = url;
  await image.decode();
  return image;
}

/** The operator's raster tiles. In the dark theme they are dimmed, since few providers have dark ones. */
export function tileLayer(
  { tiles, maxZoom = 19, tileSize = 256 }: TileBaseMap,
  colours: MapColours,
  onTileError: () => void,
): Layer {
  const shade = colours.isDark ? 150 : 255;
  return new TileLayer<HTMLImageElement>({
    id: 'tiles',
    data: tiles,
    maxZoom,
    tileSize,
    getTileData: ({ url, signal }) => loadTile(url ?? '', signal),
    onTileError: (_error, tile?: { isCancelled?: boolean }) => {
      if (!tile?.isCancelled) onTileError();
    },
    updateTriggers: { renderSubLayers: shade },
    renderSubLayers: ({ id, data, tile }) => {
      const [[west = 0, south = 0] = [], [east = 0, north = 0] = []] = tile.boundingBox;
      return new BitmapLayer({
        id,
        image: data,
        bounds: [west, south, east, north],
        tintColor: [shade, shade, shade],
        desaturate: colours.isDark ? 0.4 : 0,
      });
    },
  });
}
