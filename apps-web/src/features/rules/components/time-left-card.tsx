import { hasBonus, localTimeOf, type TimedUse } from '@ostoja/domain';
import { Button, Card, Skeleton, Stat, TimeRing } from '@ostoja/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureMessage } from '../../../api/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { useNow, useTimeWords, useTimeZone } from '../../../time/index.js';
import { useSavedSettings, type Settings } from '../api/use-saved-settings.js';
import { bonusStep, moreTime } from '../one-tap.js';
import { restOfToday } from '../rest-of-today.js';
import { useOneTap } from '../use-one-tap.js';

interface TimeLeftCardProps {
  readonly profile: number;
  readonly device: Device;
  /** What the device is called. */
  readonly name: string;
  /** Seconds of use of the device today, or null while they are on their way. */
  readonly used: number | null;
}

/** How much of today is left on a device, by its own rules and what it reported, and half an hour more with one tap. */
export function TimeLeftCard({ profile, device, name, used }: TimeLeftCardProps) {
  const { t } = useMessages();
  const rules = useSavedSettings(profile, device.id);
  const { settings, error, reload } = rules;
  return (
    <Card title={t('rules.time-left.title')} className="grid content-start">
      {error && !settings ? (
        <div className="grid justify-items-start gap-2" role="alert">
          <p className="text-sm text-ink-2">{t(failureMessage(error).id, failureMessage(error).values)}</p>
          <Button variant="secondary" size="sm" onClick={() => void reload()}>
            <T id="app.retry" />
          </Button>
        </div>
      ) : settings && used !== null ? (
        <TimeLeft settings={settings} used={used}>
          <MoreTime device={device} name={name} rules={rules} settings={settings} />
        </TimeLeft>
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
  readonly settings: Settings;
  /** Seconds of today. */
  readonly used: number;
  readonly use?: TimedUse;
  /** The zone in which the device's day is read; the account's unless told. */
  readonly timeZone?: string;
  /** What can be done about a day that is limited. */
  readonly children?: ReactNode;
}

/** What is left of today for apps, or for the internet. */
export function TimeLeft({ settings, used, use = 'apps', timeZone, children }: TimeLeftProps) {
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
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Stat
        className="min-h-16"
        media={<TimeRing share={whole > 0 ? rest.left / whole : 0} />}
        label={t(use === 'apps' ? 'rules.time-left.label' : 'rules.time-left.label-internet')}
        value={duration(rest.left)}
        note={
          rest.limit === null
            ? t('rules.time-left.by-schedule')
            : t('rules.time-left.of-limit', {
                limit: duration(rest.limit),
                used: duration(used),
              })
        }
      />
      {rest.limit !== null && children}
    </div>
  );
}

interface MoreTimeProps {
  readonly device: Device;
  readonly name: string;
  readonly rules: ReturnType<typeof useSavedSettings>;
  readonly settings: Settings;
}

/** Half an hour more today, where the device has the bonus (panel spec §5). */
function MoreTime({ device, name, rules, settings }: MoreTimeProps) {
  const { t } = useMessages();
  const today = localTimeOf(useNow(30), useTimeZone());
  const tap = useOneTap([rules]);
  if (!hasBonus(device, today.weekday, today.weekday)) return null;
  const patch = moreTime(settings, today.date);
  if (!patch) return <p className="text-sm text-ink-2">{t('rules.time-left.full')}</p>;
  return (
    <Button
      variant="secondary"
      onClick={() => tap(patch, t('rules.now.done.bonus', { device: name, minutes: bonusStep }))}
    >
      <Plus aria-hidden />
      {t('rules.time-left.more', { minutes: bonusStep })}
    </Button>
  );
}
