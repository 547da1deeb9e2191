import { useMessages } from '../../../i18n/index.js';
import { useNow, useTimeWords } from '../../../time/index.js';
import type { Positions } from '../api/use-positions.js';
import type { NumberedTrailStay } from '../day-stays.js';
import { whereNow } from '../where-now.js';

interface DaySentenceProps {
  readonly positions: Positions['data'];
  readonly stays: readonly NumberedTrailStay[];
  /** The present, or null on a day that is over. */
  readonly now: number | null;
}

/** Where the child is now, or what the day was, in a sentence. */
export function DaySentence({ positions, stays, now }: DaySentenceProps) {
  const { t } = useMessages();
  const present = useNow(30);
  const { ago, clock } = useTimeWords();
  const [first, last] = [positions[0], positions.at(-1)];
  if (!first || !last) return null;
  const where = now === null ? null : whereNow(positions, stays, now);
  switch (where?.kind) {
    case 'staying':
      return t('location.now.staying', { place: where.place, time: clock(where.since) });
    case 'moving':
      return t('location.now.moving', { time: clock(where.at) });
    case 'seen':
      return t('location.now.seen', { time: clock(where.at), ago: ago(where.at, present) });
    case undefined:
      return t('location.day', {
        count: stays.length,
        from: clock(first.ts),
        to: clock(last.ts),
      });
  }
}
