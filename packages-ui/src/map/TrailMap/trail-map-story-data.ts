import type { TrailPosition, TrailStay } from './trail-map-data.js';
import type { TrailMapLabels } from './trail-map-words.js';

const timeZone = 'Europe/Warsaw';
/** Friday 20 November 2026, from midnight to midnight in Warsaw. */
const from = Date.parse('2026-11-20T00:00+01:00') / 1000;
const to = from + 24 * 3600;
export const at = (hours: number, minutes = 0) => from + hours * 3600 + minutes * 60;

const clock = new Intl.DateTimeFormat('pl', { hour: 'numeric', minute: '2-digit', timeZone });
const formatTime = (time: number) => clock.format(time * 1000);
const formatDuration = (seconds: number) => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
};
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const formatNumber = (value: number) => number.format(value);
const formatDistance = (metres: number) =>
  metres < 1000 ? `${Math.round(metres)} m` : `${formatNumber(metres / 1000)} km`;
export const formatMiles = (metres: number) =>
  metres < 1609 ? `${Math.round(metres / 0.3048)} ft` : `${formatNumber(metres / 1609.344)} mi`;
const formatSpeed = (metresPerSecond: number) => `${Math.round(metresPerSecond * 3.6)} km/h`;
export const formatMph = (metresPerSecond: number) => `${Math.round(metresPerSecond * 2.23694)} mph`;

export const labels: TrailMapLabels = {
  name: "Zosia's way",
  map: 'Show as a map',
  list: 'Show as a list',
  mapKeys: 'Map. Arrow keys move it, plus and minus zoom, 0 shows the whole way',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole way',
  hours: 'Hours',
  firstHour: 'First hour',
  lastHour: 'Last hour',
  allHours: 'Whole day',
  showSpeed: 'Show speed',
  speed: { 'km/h': 'Speed, km/h', mph: 'Speed, mph' },
  start: 'Start',
  end: 'Last seen',
  now: 'Now',
  stay: 'long stay',
  gap: 'reports break off',
  play: 'Play',
  pause: 'Pause',
  moment: 'Time',
  wholeWay: 'End the replay',
  period: (start, end) => `${start} to ${end}`,
  stayed: (place) => `Stayed: ${place}`,
  visit: (arrival, duration) => `Arrived ${arrival}, stayed ${duration}`,
  moved: (distance) => `On the way, ${distance}`,
  topSpeed: (speed) => `Top speed ${speed}`,
  onTheWay: 'On the way',
  noReport: 'No report',
  oneReport: 'Seen once',
  when: 'When',
  what: 'What',
  howLong: 'How long',
  showOnMap: (period) => `Show ${period} on the map`,
  empty: 'No positions on this day',
  emptyHours: 'No positions in these hours',
  loading: 'The day is loading',
  mapLoading: 'The map is loading',
  noWebGl: 'This browser can’t draw the map. Everything it would show is in this list.',
  mapFailed: 'The map could not be drawn. Everything it would show is in this list.',
  retry: 'Try again',
  tilesFailed: 'Some map pictures are missing',
};

interface Point {
  readonly lat: number;
  readonly lng: number;
}
const home: Point = { lat: 52.2003, lng: 21.0245 };
const school: Point = { lat: 52.2188, lng: 21.0117 };
const pool: Point = { lat: 52.2369, lng: 21.0523 };

/** Even numbers between 0 and 1 that are the same in every run. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const random = makeRandom(7);
const shake = () => (random() - 0.5) * 0.0004;

/** Reports from one place, every five minutes, as exact as a phone indoors. */
function resting(point: Point, start: number, end: number): TrailPosition[] {
  return Array.from({ length: Math.floor((end - start) / 300) + 1 }, (_, index) => ({
    lat: point.lat + shake(),
    lng: point.lng + shake(),
    ts: start + index * 300,
    v: 0,
  }));
}

/** Reports along a way, every twenty seconds, slow at both ends. */
function going(way: readonly Point[], start: number, end: number, fastest: number): TrailPosition[] {
  const count = Math.floor((end - start) / 20);
  return Array.from({ length: count - 1 }, (_, index) => {
    const part = (index + 1) / count;
    const along = part * (way.length - 1);
    const leg = Math.floor(along);
    const [one = home, other = one] = way.slice(leg, leg + 2);
    const rest = along - leg;
    return {
      lat: one.lat + (other.lat - one.lat) * rest + shake() / 6,
      lng: one.lng + (other.lng - one.lng) * rest + shake() / 6,
      ts: start + (index + 1) * 20,
      v: fastest * Math.sin(Math.PI * part) ** 0.7 * (0.75 + random() * 0.25),
    };
  });
}

const toSchool: Point[] = [
  home,
  { lat: 52.2021, lng: 21.0196 },
  { lat: 52.2079, lng: 21.0177 },
  { lat: 52.2118, lng: 21.0203 },
  { lat: 52.2166, lng: 21.0152 },
  school,
];
const toPool: Point[] = [
  school,
  { lat: 52.2231, lng: 21.0154 },
  { lat: 52.2262, lng: 21.0297 },
  { lat: 52.2318, lng: 21.0338 },
  { lat: 52.2331, lng: 21.0456 },
  pool,
];
const toHome: Point[] = [
  { lat: 52.2241, lng: 21.0561 },
  { lat: 52.2141, lng: 21.0487 },
  { lat: 52.2071, lng: 21.0391 },
  { lat: 52.2029, lng: 21.0312 },
  home,
];

/** A school day: to school on foot and by bus, to the pool by car, and home with a silence on the way. */
export const positions: TrailPosition[] = [
  ...resting(home, at(6, 30), at(7, 35)),
  ...going(toSchool, at(7, 35), at(7, 56), 8),
  ...resting(school, at(7, 56), at(14, 10)),
  ...going(toPool, at(14, 10), at(14, 32), 19),
  ...resting(pool, at(14, 32), at(16, 5)),
  ...going(toHome, at(16, 20), at(16, 41), 26),
  ...resting(home, at(16, 41), at(20, 40)),
];

export const stays: TrailStay[] = [
  { ...home, label: 'Home', from: at(6, 30), to: at(7, 35) },
  { ...school, label: 'School', from: at(7, 56), to: at(14, 6) },
  { ...pool, label: 'Swimming pool', from: at(14, 32), to: at(16, 2) },
  { ...home, label: 'Home', from: at(16, 41), to: at(20, 36) },
];

/** A long way: by train from Warsaw to the sea, over all speeds of the legend. */
export const journey: TrailPosition[] = going(
  [
    { lat: 52.2288, lng: 21.0031 },
    { lat: 52.6, lng: 20.8 },
    { lat: 53.112, lng: 20.383 },
    { lat: 53.73, lng: 19.6 },
    { lat: 54.035, lng: 19.03 },
    { lat: 54.3557, lng: 18.6445 },
  ],
  at(9),
  at(11, 50),
  54,
);

/** Across the line where the days meet, east of Fiji. */
export const pacific: TrailPosition[] = going(
  [
    { lat: -16.79, lng: 179.84 },
    { lat: -16.72, lng: 180.02 },
    { lat: -16.8, lng: 180.21 },
  ],
  at(9),
  at(10, 30),
  9,
).map((position) => ({ ...position, lng: position.lng > 180 ? position.lng - 360 : position.lng }));

/** Tiles without a network: each picture is in its own address, and shows which tile it is. */
export const pictureTiles = `data:image/svg+xml,${[
  "<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'>",
  "<rect width='256' height='256' fill='%23eef0e6' stroke='%23cfd6c4'/>",
  "<path d='M0 96h256M150 0v256M0 210l256-60' stroke='%23fff' stroke-width='9' fill='none'/>",
  "<path d='M20 120h110v60H20zM170 20h60v60h-60z' fill='%23d5e4c9'/>",
  "<text x='12' y='30' font-size='15' fill='%238b9482' font-family='sans-serif'>{z}/{x}/{y}</text>",
  '</svg>',
].join('')}`;

/** What most stories show. */
export const storyArgs = {
  from,
  to,
  timeZone,
  positions,
  stays,
  formatTime,
  formatDuration,
  formatDistance,
  formatSpeed,
  formatNumber,
  labels,
  sentence: 'At school from 7:56 to 14:06, then at the swimming pool. Home since 16:41.',
};
