import type { ReactNode } from 'react';
import { T } from '../../../i18n/index.js';
import { useTimeWords, useTimeZone } from '../../../time/index.js';
import type { DayDevice } from '../api/use-day.js';
import { tellDay } from '../day-story.js';

const strong = (words: ReactNode) => <strong className="font-semibold">{words}</strong>;

/** The day in a sentence or two: how long, mostly when, and how many tries were blocked around when. */
export function DaySentence({
  devices,
  day,
}: {
  readonly devices: readonly DayDevice[];
  readonly day: 'today' | 'other';
}) {
  const timeZone = useTimeZone();
  const { clock, duration } = useTimeWords();
  const { elapsed, mostly, tries, triesAround } = tellDay(devices, timeZone);
  return (
    <>
      {elapsed > 0 ? (
        <T id="activity.day.used" values={{ strong, time: duration(elapsed), part: mostly ?? 'other' }} />
      ) : (
        <T id="activity.day.unused" values={{ day }} />
      )}{' '}
      <T
        id="activity.day.tries"
        values={{
          strong,
          count: tries,
          around: triesAround === null ? 'spread' : 'known',
          time: triesAround === null ? '' : clock(triesAround),
        }}
      />
    </>
  );
}
