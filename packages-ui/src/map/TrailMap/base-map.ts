import type { ReactNode } from 'react';

/** Raster tiles above the bundled coarse world. */
export interface TileBaseMap {
  /** An address with `{z}`, `{x}` and `{y}`: "https://tiles.example.org/{z}/{x}/{y}.png". */
  readonly tiles: string;
  /** Whom the tiles' licence wants named. It is always visible. */
  readonly attribution: ReactNode;
  /** The deepest zoom that the tiles have; beyond it they are enlarged. Absent: 19. */
  readonly maxZoom?: number;
  /** The side of a tile in pixels. Absent: 256. */
  readonly tileSize?: number;
}
