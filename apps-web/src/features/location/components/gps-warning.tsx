import { Banner } from '@ostoja/ui';
import { useMessages } from '../../../i18n/index.js';
import type { Device, Profile } from '../../../session/index.js';
import { useNow, useTimeWords, type ShownDay } from '../../../time/index.js';
import { useGpsReports } from '../api/use-gps-reports.js';
import { gpsOffOn, type GpsOff } from '../gps-off.js';

interface GpsWarningProps {
  readonly profile: Profile;
  readonly device: Device;
  /** What the device is called. */
  readonly name: string;
  readonly shownDay: ShownDay;
}

/** That the phone's own positioning is or was off, since when and for how long: an empty map alone would look like a day at home. */
export function GpsWarning({ profile, device, name, shownDay: { bounds, isToday } }: GpsWarningProps) {
  const { t } = useMessages();
  const now = useNow(30);
  const { clock, duration } = useTimeWords();
  const known = useGpsReports(profile.id, device.id, bounds, isToday);
  const stretches = known ? gpsOffOn(bounds, known.before, known.reports) : [];
  const last = stretches.at(-1);
  if (!last) return null;
  const end = Math.min(now, bounds.to);
  const lasted = ({ from, to }: GpsOff) => Math.max(0, (to ?? end) - from);
  const isStill = isToday && last.to === null;
  const over = isStill ? stretches.slice(0, -1) : stretches;
  const together = over.reduce((sum, stretch) => sum + lasted(stretch), 0);
  return (
    <Banner
      tone="look"
      title={
        isStill
          ? t('location.gps.off', {
              device: name,
              since: last.isOlder ? 'before' : 'today',
              time: clock(last.from),
            })
          : t('location.gps.was-off', { device: name, duration: duration(together) })
      }
    >
      {isStill && (
        <p>
          {t('location.gps.off-for', {
            duration: duration(lasted(last)),
            known: last.isOlder ? 'least' : 'exact',
          })}
        </p>
      )}
      {over.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {over.slice(-shownAtMost).map((stretch) => (
            <li key={stretch.from} className="tabular-nums">
              {t('location.gps.stretch', {
                from: clock(stretch.from),
                to: clock(stretch.to ?? bounds.to),
                duration: duration(lasted(stretch)),
              })}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

/** A receiver that is switched on and off all day is not told in full. */
const shownAtMost = 4;
