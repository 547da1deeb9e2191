import type { TrailChapter } from './trail-chapters.js';
import type { Period, SpeedUnit, TrailPlace } from './trail-map-data.js';
import type { TrailMoment } from './trail-moment.js';

/** Every word of the map. Functions get already formatted times, lengths and speeds. */
export interface TrailMapLabels {
  /** Names the whole: "Zosia's way". */
  readonly name: string;
  /** The view buttons. */
  readonly map: string;
  readonly list: string;
  /** Names the map itself and says its keys: "Map. Arrow keys move it, plus and minus zoom, 0 shows everything". */
  readonly mapKeys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** The hour slider, its two ends, and its value: "7:00 to 21:00". */
  readonly hours: string;
  readonly firstHour: string;
  readonly lastHour: string;
  readonly allHours: string;
  readonly showSpeed: string;
  /** The heading of the legend by its unit: "Speed, km/h". */
  readonly speed: Readonly<Record<SpeedUnit, string>>;
  readonly start: string;
  readonly end: string;
  readonly now: string;
  /** The legend's words for a numbered circle and for a ring where reports break off. */
  readonly stay: string;
  readonly gap: string;
  /** The replay. */
  readonly play: string;
  readonly pause: string;
  readonly moment: string;
  readonly wholeWay: string;
  /** "14:36 to 15:30" */
  readonly period: (from: string, to: string) => string;
  /** "Stayed: School" */
  readonly stayed: (place: string) => string;
  /** "Arrived 7:54, stayed 5 h 42 min" */
  readonly visit: (arrival: string, duration: string) => string;
  /** "On the way, 3.4 km" */
  readonly moved: (distance: string) => string;
  /** "Top speed 42 km/h" */
  readonly topSpeed: (speed: string) => string;
  readonly onTheWay: string;
  readonly noReport: string;
  readonly oneReport: string;
  readonly when: string;
  readonly what: string;
  readonly howLong: string;
  /** The names of the list's buttons: "Show 14:36 to 15:30 on the map". */
  readonly showOnMap: (period: string) => string;
  readonly empty: string;
  readonly emptyHours: string;
  readonly loading: string;
  /** While the map's own code is on its way. */
  readonly mapLoading: string;
  /** The browser can't draw the map; the list stands below. */
  readonly noWebGl: string;
  readonly mapFailed: string;
  readonly retry: string;
  readonly tilesFailed: string;
}

/** How times, lengths and speeds are written. */
export interface TrailMapFormat {
  /** An epoch second as a time of day: "14:36". */
  readonly formatTime: (time: number) => string;
  /** A number of seconds: "54 min". */
  readonly formatDuration: (seconds: number) => string;
  /** Metres: "3.4 km", or in miles where `speedUnit` is mph. */
  readonly formatDistance: (metres: number) => string;
  /** Metres a second: "42 km/h". */
  readonly formatSpeed: (metresPerSecond: number) => string;
  /** A bare number: "150". */
  readonly formatNumber: (value: number) => string;
  readonly labels: TrailMapLabels;
}

/** A stretch of time in words. */
export function periodWords({ from, to }: Period, { formatTime, labels }: TrailMapFormat): string {
  return from === to ? formatTime(from) : labels.period(formatTime(from), formatTime(to));
}

/** A chapter in words. */
export interface ChapterWords {
  readonly when: string;
  readonly what: string;
  readonly detail: string;
  readonly duration: string;
}

/** Says a chapter in words. */
export function chapterWords(chapter: TrailChapter, format: TrailMapFormat): ChapterWords {
  const { formatDistance, formatDuration, formatSpeed, labels } = format;
  const when = periodWords(chapter, format);
  const duration = formatDuration(chapter.to - chapter.from);
  switch (chapter.kind) {
    case 'stay':
      return { when, what: labels.stayed(chapter.place.label), detail: '', duration };
    case 'move':
      return {
        when,
        what: labels.moved(formatDistance(chapter.distance)),
        detail: labels.topSpeed(formatSpeed(chapter.topSpeed)),
        duration,
      };
    case 'gap':
      return { when, what: labels.noReport, detail: '', duration };
    case 'seen':
      return { when, what: labels.oneReport, detail: '', duration: '' };
  }
}

/** What is known of one moment: its time, where, and how fast. */
export interface MomentWords {
  readonly time: string;
  readonly where: string;
  readonly speed: string;
}

/** Says a moment in words. In a stay the place says more than the speed. */
export function momentWords(
  moment: TrailMoment,
  chapter: TrailChapter | undefined,
  format: TrailMapFormat,
): MomentWords {
  const { formatTime, formatSpeed, labels } = format;
  const time = formatTime(moment.time);
  if (moment.v === null) {
    return {
      time,
      where: inOneLine(labels.noReport, chapter ? periodWords(chapter, format) : ''),
      speed: '',
    };
  }
  const speed = formatSpeed(moment.v);
  if (chapter?.kind === 'stay') return { time, where: chapter.place.label, speed: '' };
  return { time, where: chapter?.kind === 'move' ? labels.onTheWay : labels.oneReport, speed };
}

/** A place in words, with every visit: for its tooltip and for the screen reader. */
export function placeWords(
  place: TrailPlace,
  { formatTime, formatDuration, labels }: TrailMapFormat,
): string[] {
  return place.stays.map(({ from, to }) => labels.visit(formatTime(from), formatDuration(to - from)));
}

/** The words of one line, without those that are empty. */
export const inOneLine = (...words: string[]) => words.filter(Boolean).join(', ');
