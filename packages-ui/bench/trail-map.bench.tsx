import { trailData, trailLayers } from '../src/map/TrailMap/trail-layers.js';
import { buildTrail, trailWithin } from '../src/map/TrailMap/trail.js';
import type { MapColours } from '../src/map/TrailMap/use-map-colours.js';
import { milliseconds, type Bench } from './bench.js';
import { elapsedTime, inTurn } from './measure.js';
import { handLoop } from './trail-map/hand-loop.js';
import { makeWalk, midnight } from './trail-map/walk.js';

const grey = [90, 90, 90, 255] as const;
const palette = Array.from({ length: 18 }, (_, step) => [step * 10, 90, 200 - step * 10, 255] as const);
const colours: MapColours = {
  land: grey,
  water: grey,
  line: grey,
  casing: grey,
  quiet: grey,
  brand: grey,
  speed: palette,
  places: [grey],
  isDark: false,
};

/** One run is shorter than the clock is exact. */
const repeats = 20;

function repeated(work: () => unknown): () => void {
  return () => {
    for (let run = 0; run < repeats; run++) work();
  };
}

/** From positions to deck.gl's layers, as the map does it for a new day, against one loop that fills the same arrays. */
export const bench: Bench = {
  name: 'TrailMap, building of the layers',
  async measure() {
    const ratios = [];
    for (const count of [10_000, 100_000]) {
      const positions = makeWalk(count);
      const day = { from: midnight, to: midnight + 86_400 };
      const build = () => {
        const trail = trailWithin(buildTrail(positions, midnight), day);
        const data = trailData(trail, palette);
        return trailLayers({ data, places: [], colours, showSpeed: true, until: null });
      };
      const same = sameArrays(positions);
      if (!same) throw new Error('the kit and the hand loop made different arrays');
      const { kit, hand } = await inTurn(
        { kit: repeated(build), hand: repeated(() => handLoop(positions, midnight, palette)) },
        { rounds: 15, time: elapsedTime },
      );
      ratios.push({
        name: `${count.toLocaleString('en')} points against a hand loop`,
        value: kit / hand,
        aim: { most: 2 },
        parts: `TrailMap ${milliseconds(kit / repeats)}, hand loop ${milliseconds(hand / repeats)}`,
      });
    }
    return ratios;
  },
};

const equal = (one: ArrayLike<number> | undefined, other: ArrayLike<number>) =>
  one?.length === other.length && Array.from(other).every((value, index) => one[index] === value);

/** Whether both make the same of the same positions: else their times say nothing. */
function sameArrays(positions: ReturnType<typeof makeWalk>): boolean {
  const hand = handLoop(positions, midnight, palette);
  const { coloured } = trailData(buildTrail(positions, midnight), palette);
  const { getPath, getTimestamps, getColor } = coloured.attributes;
  // The last position leads nowhere: its colour is nobody's.
  const used = (positions.length - 1) * 4;
  return (
    hand.starts.length > 4 &&
    equal(coloured.startIndices, hand.starts) &&
    equal(getPath?.value, hand.coordinates) &&
    equal(getTimestamps?.value, hand.times) &&
    equal(getColor?.value.subarray(0, used), hand.colours.subarray(0, used))
  );
}
