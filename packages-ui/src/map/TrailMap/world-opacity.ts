/** Beyond this zoom the coarse coasts are further off than a child walks: they fade. */
const coarseUntil = 9;
const fadeLength = 1.5;

/** How strongly the coarse world is drawn at a zoom, 0 to 1. */
export function worldOpacity(zoom: number): number {
  return Math.min(1, Math.max(0, (coarseUntil + fadeLength - zoom) / fadeLength));
}
