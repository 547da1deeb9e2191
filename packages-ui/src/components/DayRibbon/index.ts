export { DayRibbon, type DayRibbonProps, type DayRibbonView } from './DayRibbon.js';
export type {
  BlockedItem,
  BlockedTry,
  DeviceLane,
  Period,
  PlaceItem,
  PlacesLane,
  PlaceStay,
  RibbonItem,
  RibbonLane,
  UsedItem,
  UsedSpan,
} from './day-ribbon-data.js';
export type { DayRibbonLabels } from './day-ribbon-words.js';
