import { useCallback, useEffect, useRef, useState } from 'react';
import { usePrefersReducedMotion } from '../../hooks/use-prefers-reduced-motion.js';
import { replayStep } from './replay-pace.js';
import type { TrailChapter } from './trail-chapters.js';
import type { Period } from './trail-map-data.js';
import { neighbouringChapter } from './trail-moment.js';

/** Where motion is unwanted, the replay turns pages instead of gliding: so long for each, milliseconds. */
const pageTime = 1000;

export interface ReplayInput {
  readonly chapters: readonly TrailChapter[];
  readonly reach: Period;
  readonly time: number | null;
  readonly setTime: (time: number) => void;
}

export interface Replay {
  readonly playing: boolean;
  /** Starts or stops. From the end it begins anew. */
  readonly toggle: () => void;
  readonly stop: () => void;
}

/** Lets the time run over a trail, at a pace that shows the whole in half a minute. */
export function useReplay({ chapters, reach, time, setTime }: ReplayInput): Replay {
  const [playing, setPlaying] = useState(false);
  const still = usePrefersReducedMotion();
  const latest = useRef({ chapters, reach, time, setTime });
  useEffect(() => {
    latest.current = { chapters, reach, time, setTime };
  });

  useEffect(() => {
    if (!playing) return;
    const advance = (next: (now: number) => number) => {
      const { reach: ends, time: at, setTime: set } = latest.current;
      const now = next(at ?? ends.from);
      set(Math.min(ends.to, now));
      if (now >= ends.to) setPlaying(false);
    };
    if (still) {
      const timer = setInterval(() => {
        const { chapters: parts, reach: ends } = latest.current;
        advance((now) => {
          const next = neighbouringChapter(parts, now, 1);
          return next > now ? next : ends.to;
        });
      }, pageTime);
      return () => clearInterval(timer);
    }
    let last: number | null = null;
    let frame = requestAnimationFrame(function tick(stamp) {
      // A tab in the background gets no frames: what it missed is not made up for.
      const seconds = Math.min(0.1, (stamp - (last ?? stamp)) / 1000);
      last = stamp;
      if (seconds > 0) advance((now) => replayStep(latest.current.chapters, now, seconds));
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, still]);

  const toggle = useCallback(() => {
    const { reach: ends, time: at, setTime: set } = latest.current;
    if (!playing && (at === null || at >= ends.to)) set(ends.from);
    setPlaying(!playing);
  }, [playing]);
  const stop = useCallback(() => setPlaying(false), []);
  return { playing, toggle, stop };
}
