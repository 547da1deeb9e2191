import type {
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
} from './day-ribbon-data.js';
import { clip } from './ribbon-time.js';

type PlaceColour = PlaceItem['colour'];
const PLACE_COLOURS: readonly PlaceColour[] = [1, 2, 3, 4];

/** The colour of every place in a lane: its own if it has one, else by order of first appearance. */
export function placeColours(stays: readonly PlaceStay[]): Map<string, PlaceColour> {
  const colours = new Map<string, PlaceColour>();
  for (const stay of stays) {
    if (colours.has(stay.label)) continue;
    const next = PLACE_COLOURS[colours.size % PLACE_COLOURS.length] ?? 1;
    colours.set(stay.label, stay.colour ?? next);
  }
  return colours;
}

/**
 * Groups tries, in order of time, so that no two groups start closer than `gap` seconds to the last
 * try of the group before: what would overlap on the picture becomes one mark with a count.
 */
export function clusterTries(tries: readonly BlockedTry[], gap: number): [BlockedTry, ...BlockedTry[]][] {
  const groups: [BlockedTry, ...BlockedTry[]][] = [];
  for (const attempt of tries.toSorted((a, b) => a.at - b.at)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && attempt.at - last.at < gap) group.push(attempt);
    else groups.push([attempt]);
  }
  return groups;
}

function deviceItems(lane: DeviceLane, window: Period, gap: number): RibbonItem[] {
  const base = { laneId: lane.id, laneLabel: lane.label };
  const used = lane.used.flatMap((span): UsedItem[] => {
    const visible = clip(span, window);
    return visible
      ? [{ ...base, ...visible, kind: 'used', key: `${lane.id}/used/${span.from}/${span.label}`, span }]
      : [];
  });
  const inside = (lane.blocked ?? []).filter(({ at }) => at >= window.from && at < window.to);
  const blocked = clusterTries(inside, gap).map((tries): BlockedItem => {
    const from = tries[0].at;
    const to = tries.at(-1)?.at ?? from;
    return { ...base, kind: 'blocked', key: `${lane.id}/blocked/${from}`, from, to, tries };
  });
  return [...used, ...blocked];
}

function placeItems(lane: PlacesLane, window: Period): PlaceItem[] {
  const colours = placeColours(lane.stays);
  return lane.stays.flatMap((stay) => {
    const visible = clip(stay, window);
    if (!visible) return [];
    const key = `${lane.id}/place/${stay.from}/${stay.label}`;
    const colour = colours.get(stay.label) ?? 1;
    return [{ kind: 'place', laneId: lane.id, laneLabel: lane.label, ...visible, key, stay, colour }];
  });
}

/**
 * What a lane shows in a window, in order of time and cut to the window.
 * @param gap seconds under which two blocked tries become one mark
 */
export function itemsOf(lane: RibbonLane, window: Period, gap: number): RibbonItem[] {
  const items = lane.kind === 'device' ? deviceItems(lane, window, gap) : placeItems(lane, window);
  return items.toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** Roughly a character's width at the size of the names on the lanes, and the room around them. */
const CHARACTER_PIXELS = 6.6;
const PADDING_PIXELS = 12;
/** Half a blocked try's round cross. */
const CROSS_PIXELS = 8;

/**
 * Whether an item's name has room at the start of its block, and no blocked try would tear it.
 * @param neighbours everything on the same lane
 */
export function nameFits(
  label: string,
  item: Period,
  neighbours: readonly RibbonItem[],
  pixelsPerSecond: number,
): boolean {
  const length = (label.length * CHARACTER_PIXELS + PADDING_PIXELS) / pixelsPerSecond;
  if (item.from + length > item.to) return false;
  const cross = CROSS_PIXELS / pixelsPerSecond;
  return !neighbours.some(
    ({ kind, from, to }) =>
      kind === 'blocked' &&
      (from + to) / 2 + cross > item.from &&
      (from + to) / 2 - cross < item.from + length,
  );
}

/** The item under `time`, marks before spans, else the nearest within `reach` seconds, else null. */
export function itemAt(items: readonly RibbonItem[], time: number, reach: number): RibbonItem | null {
  let best: RibbonItem | null = null;
  let bestScore = reach;
  for (const item of items) {
    const distance = Math.max(item.from - time, time - item.to, 0);
    // A mark is thin and lies over a span: within reach it wins over the span beneath it.
    const score = item.kind === 'blocked' ? distance - reach : distance;
    if (distance <= reach && score < bestScore) {
      best = item;
      bestScore = score;
    }
  }
  return best;
}

const middle = (period: Period) => (period.from + period.to) / 2;

/** The item of `items` whose middle is nearest to the middle of `item`. */
export function nearestTo(item: Period, items: readonly RibbonItem[]): RibbonItem | null {
  const distance = (candidate: Period) => Math.abs(middle(candidate) - middle(item));
  return items.reduce<RibbonItem | null>(
    (best, candidate) => (!best || distance(candidate) < distance(best) ? candidate : best),
    null,
  );
}

export type RibbonMove = 'previous' | 'next' | 'first' | 'last' | 'up' | 'down';

/**
 * Where the keyboard goes from `current`: along the lane, to its ends, or to the nearest item of the
 * next lane that has any. Stays where it is at an edge.
 */
export function moveFrom(
  lanes: readonly (readonly RibbonItem[])[],
  current: RibbonItem | null,
  move: RibbonMove,
): RibbonItem | null {
  const row = lanes.findIndex((items) => items.some(({ key }) => key === current?.key));
  const items = lanes[row];
  if (!items || !current) return lanes.find((candidates) => candidates.length > 0)?.[0] ?? null;
  const column = items.findIndex(({ key }) => key === current.key);
  switch (move) {
    case 'previous':
      return items[column - 1] ?? current;
    case 'next':
      return items[column + 1] ?? current;
    case 'first':
      return items[0] ?? current;
    case 'last':
      return items.at(-1) ?? current;
    case 'up':
    case 'down': {
      const others = move === 'up' ? lanes.slice(0, row).toReversed() : lanes.slice(row + 1);
      const target = others.find((candidates) => candidates.length > 0);
      return target ? (nearestTo(current, target) ?? current) : current;
    }
  }
}
