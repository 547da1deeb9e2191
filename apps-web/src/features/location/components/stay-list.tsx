import { Card } from '@ostoja/ui';
import { placeColour } from '@ostoja/ui/map';
import { useMessages } from '../../../i18n/index.js';
import { useTimeWords } from '../../../time/index.js';
import type { NumberedTrailStay } from '../day-stays.js';

interface StayListProps {
  /** Those of the shown hours. */
  readonly stays: readonly NumberedTrailStay[];
  /** The moment that the map shows, or null. */
  readonly time: number | null;
  readonly onShow: (stay: NumberedTrailStay) => void;
}

/** Where the child stayed, and when; a tap shows it on the map. */
export function StayList({ stays, time, onShow }: StayListProps) {
  const { t } = useMessages();
  const { clock, duration } = useTimeWords();
  return (
    <Card title={t('location.stays.title')}>
      {stays.length === 0 ? (
        <p className="text-sm text-ink-2">{t('location.stays.none')}</p>
      ) : (
        <ul className="-mx-2 -mb-1 grid gap-0.5">
          {stays.map((stay) => (
            <li key={stay.from}>
              <button
                type="button"
                aria-pressed={time !== null && time >= stay.from && time <= stay.to}
                aria-label={t('location.stays.show', {
                  place: stay.label,
                  from: clock(stay.from),
                  to: clock(stay.to),
                  duration: duration(stay.to - stay.from),
                })}
                className="focus-ring flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-sunken aria-pressed:bg-brand-soft"
                onClick={() => onShow(stay)}
              >
                <span
                  className="grid size-7 shrink-0 place-items-center rounded-full border-3 bg-surface text-xs font-semibold tabular-nums"
                  style={{ borderColor: placeColour(stay.place) }}
                >
                  {stay.place}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap justify-between gap-x-3">
                    <span className="font-medium">{stay.label}</span>
                    <span className="text-sm text-ink-2 tabular-nums">{duration(stay.to - stay.from)}</span>
                  </span>
                  <span className="block text-sm text-ink-2 tabular-nums">
                    {t('location.period', { from: clock(stay.from), to: clock(stay.to) })}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
