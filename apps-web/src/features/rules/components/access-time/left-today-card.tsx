import type { TimedUse } from '@ostoja/domain';
import { Button, Card, Skeleton } from '@ostoja/ui';
import { failureMessage } from '../../../../api/index.js';
import { T, useMessages } from '../../../../i18n/index.js';
import type { Device } from '../../../../session/index.js';
import { useNow, useTimeWords } from '../../../../time/index.js';
import type { useTodayOnDevice } from '../../api/use-today-on-device.js';
import type { Settings } from '../../api/use-saved-settings.js';
import { TimeLeft } from '../time-left-card.js';

interface LeftTodayCardProps {
  readonly use: TimedUse;
  readonly device: Device;
  readonly settings: Settings;
  readonly today: ReturnType<typeof useTodayOnDevice>;
}

/** What the child has left today, by the rules on this page and what the device has reported. */
export function LeftTodayCard({ use, device, settings, today }: LeftTodayCardProps) {
  const { t } = useMessages();
  const now = useNow(30);
  const { ago } = useTimeWords();
  const { data, error, mutate } = today;
  return (
    <Card title={t('rules.time-left.title')} className="grid content-start">
      {data ? (
        <TimeLeft {...{ use, settings }} used={data.used[use]} timeZone={data.timeZone} />
      ) : error ? (
        <div className="grid justify-items-start gap-2" role="alert">
          <p className="text-sm text-ink-2">{t(failureMessage(error).id, failureMessage(error).values)}</p>
          <Button variant="secondary" size="sm" onClick={() => void mutate()}>
            <T id="app.retry" />
          </Button>
        </div>
      ) : (
        <div className="flex h-16 items-center gap-3.5" aria-busy>
          <Skeleton className="size-13.5 rounded-full" />
          <Skeleton lines={2} className="w-40" />
        </div>
      )}
      {data && !device.online && device.lastSeen > 0 && (
        <p className="mt-2 text-sm text-look">
          {t('rules.time-left.reported', { ago: ago(device.lastSeen, now) })}
        </p>
      )}
    </Card>
  );
}
