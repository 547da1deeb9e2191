export type { TileBaseMap } from './base-map.js';
export { defaultGapRule, type GapRule } from './gap-rule.js';
export { placeColour } from './place-colour.js';
export { hourWindow } from './hour-window.js';
export { TrailMap, type TrailMapControl, type TrailMapProps } from './TrailMap.js';
export { allHours } from './trail-map-data.js';
export type {
  HourRange,
  Period,
  SpeedUnit,
  TrailMapView,
  TrailPosition,
  TrailStay,
} from './trail-map-data.js';
export type { TrailMapLabels } from './trail-map-words.js';
