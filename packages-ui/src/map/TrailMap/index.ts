export type { TileBaseMap } from './base-map.js';
export { defaultGapRule, type GapRule } from './gap-rule.js';
export { TrailMap, type TrailMapProps } from './TrailMap.js';
export type { HourRange, SpeedUnit, TrailMapView, TrailPosition, TrailStay } from './trail-map-data.js';
export type { TrailMapLabels } from './trail-map-words.js';
