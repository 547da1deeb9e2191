import type { TrailMapProps } from '@ostoja/ui/map';
import { pageSettings } from '../../settings/index.js';

/** What lies under a trail: the operator's pictures of streets, or nothing but the kit's own outlines. */
export const mapGround: Pick<TrailMapProps, 'baseMap'> = groundOf(pageSettings().mapTiles);

function groundOf(tiles: ReturnType<typeof pageSettings>['mapTiles']): Pick<TrailMapProps, 'baseMap'> {
  return tiles ? { baseMap: { tiles: tiles.url, attribution: tiles.attribution } } : {};
}
