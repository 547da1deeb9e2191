import { TrailMap } from '../map/index.js';
import { storyArgs } from '../map/TrailMap/trail-map-story-data.js';
import { entry } from './entry.js';

/** Every component of `@ostoja/ui/map`, with the least that it needs. In the order of the alphabet. */
export const mapEntries = {
  TrailMap: entry('trail-map', (probe) => <TrailMap {...storyArgs} positions={[]} stays={[]} {...probe} />),
};
