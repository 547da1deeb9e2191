import type { TrailChapter } from './trail-chapters.js';

/** How long a replay of the whole takes, seconds. */
const wholeReplay = 30;
/** Stays and gaps go by so much faster than moves: nothing happens in them. */
const haste = 12;

const isStill = ({ kind }: TrailChapter) => kind === 'stay' || kind === 'gap';

/** Seconds of the day that pass in one second of replay while the child moves. */
export function replayPace(chapters: readonly TrailChapter[]): number {
  const shown = chapters.reduce(
    (sum, chapter) => sum + (chapter.to - chapter.from) / (isStill(chapter) ? haste : 1),
    0,
  );
  return Math.max(1, shown / wholeReplay);
}

/** The epoch second that a replay reaches from `time` in so many seconds. */
export function replayStep(chapters: readonly TrailChapter[], time: number, seconds: number): number {
  const pace = replayPace(chapters);
  let now = time;
  let left = seconds;
  for (const chapter of chapters) {
    if (chapter.to <= now || left <= 0) continue;
    const start = Math.max(now, chapter.from);
    // Between chapters nothing is told: the replay goes on with the next one.
    const speed = isStill(chapter) ? pace * haste : pace;
    const end = Math.min(chapter.to, start + left * speed);
    now = end;
    // Asked of the time and not of what is left: a rounding error of a second would leap over a night.
    if (end < chapter.to) return now;
    left -= (end - start) / speed;
  }
  return now;
}
