import type { TimedUse } from '@ostoja/domain';
import { Button, Card, Skeleton, Stat, TimeRing } from '@ostoja/ui';
import { failureMessage } from '../../../api/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { useNow, useTimeWords, useTimeZone } from '../../../time/index.js';
import { useSettings } from '../api/use-settings.js';
import { restOfToday } from '../rest-of-today.js';

interface TimeLeftCardProps {
  readonly profile: number;
  readonly device: number;
  /** Seconds of use of the device today, or null while they are on their way. */
  readonly used: number | null;
}

/** How much of today is left on a device, by its own rules and what it reported. */
export function TimeLeftCard({ profile, device, used }: TimeLeftCardProps) {
  const { t } = useMessages();
  const { data: settings, error, mutate } = useSettings(profile, device);
  return (
    <Card title={t('rules.time-left.title')} className="grid content-start">
      {error ? (
        <div className="grid justify-items-start gap-2" role="alert">
          <p className="text-sm text-ink-2">{t(failureMessage(error).id, failureMessage(error).values)}</p>
          <Button variant="secondary" size="sm" onClick={() => void mutate()}>
            <T id="app.retry" />
          </Button>
        </div>
      ) : settings && used !== null ? (
        <TimeLeft settings={settings} used={used} />
      ) : (
        <div className="flex h-16 items-center gap-3.5" aria-busy>
          <Skeleton className="size-13.5 rounded-full" />
          <Skeleton lines={2} className="w-40" />
        </div>
      )}
    </Card>
  );
}

interface TimeLeftProps {
  readonly settings: NonNullable<ReturnType<typeof useSettings>['data']>;
  /** Seconds of today. */
  readonly used: number;
  readonly use?: TimedUse;
  /** The zone in which the device's day is read; the account's unless told. */
  readonly timeZone?: string;
}

/** What is left of today for apps, or for the internet. */
export function TimeLeft({ settings, used, use = 'apps', timeZone }: TimeLeftProps) {
  const { t } = useMessages();
  const now = useNow(30);
  const accountZone = useTimeZone();
  const { duration } = useTimeWords();
  const rest = restOfToday(settings, used, now, timeZone ?? accountZone, use);
  if (!rest) {
    return (
      <Stat
        className="min-h-16"
        media={<TimeRing share={1} />}
        label={t('rules.time-left.unlimited')}
        value={duration(used)}
      />
    );
  }
  const whole = rest.limit ?? rest.left + used;
  return (
    <Stat
      className="min-h-16"
      media={<TimeRing share={whole > 0 ? rest.left / whole : 0} />}
      label={t(use === 'apps' ? 'rules.time-left.label' : 'rules.time-left.label-internet')}
      value={duration(rest.left)}
      note={
        rest.limit === null
          ? t('rules.time-left.by-schedule')
          : t('rules.time-left.of-limit', { limit: duration(rest.limit), used: duration(used) })
      }
    />
  );
}
