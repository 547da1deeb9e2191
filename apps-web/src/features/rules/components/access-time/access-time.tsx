import { Code } from '@ostoja/contracts';
import { hasBonus, hasPrivilege, hasWeeklyLimits, localTimeOf, type TimedUse } from '@ostoja/domain';
import { Card, cn, ErrorState, Skeleton } from '@ostoja/ui';
import { failureMessage } from '../../../../api/index.js';
import { useMessages } from '../../../../i18n/index.js';
import { SaveStatus } from '../../../../saving/index.js';
import { useUser, type Device } from '../../../../session/index.js';
import { useNow, useTimeZone } from '../../../../time/index.js';
import { deviceName } from '../../../family/index.js';
import { useSavedSettings } from '../../api/use-saved-settings.js';
import { useTodayOnDevice } from '../../api/use-today-on-device.js';
import { RuleReach } from '../rule-reach.js';
import { BonusCard } from './bonus-card.js';
import { LeftTodayCard } from './left-today-card.js';
import { LimitCard } from './limit-card.js';
import { ScheduleCard } from './schedule-card.js';
import { WeekLimitsCard } from './week-limits-card.js';

interface AccessTimeProps {
  readonly use: TimedUse;
  readonly profile: number;
  readonly device: Device;
}

/** How long and when one use of a device is allowed. Every change saves itself. */
export function AccessTime({ use, profile, device }: AccessTimeProps) {
  const { t } = useMessages();
  const { privileges } = useUser();
  const { settings, error, isValidating, reload, save, stage, retry } = useSavedSettings(profile, device.id);
  const today = useTodayOnDevice(profile, device.id);
  const accountZone = useTimeZone();
  const now = localTimeOf(useNow(30), today.data?.timeZone ?? accountZone);

  if (!settings) {
    if (!error) return <AccessTimeShape />;
    const { id, values } = failureMessage(error, { [Code.AccessDenied]: 'rules.access.denied' });
    return (
      <Card>
        <ErrorState
          title={t('rules.access.failed')}
          description={t(id, values)}
          onRetry={() => void reload()}
          retryLabel={t('app.retry')}
          retrying={isValidating}
        />
      </Card>
    );
  }

  const editor = { use, settings, save, disabled: !hasPrivilege(privileges, 'saveSettings') };
  const bonus = use === 'apps' && hasBonus(device, now.weekday, now.weekday);
  return (
    <div className="grid gap-3.5">
      <div className="grid items-stretch gap-3.5 lg:grid-cols-[5fr_7fr]">
        <LeftTodayCard {...{ use, device, settings, today }} />
        <Card className="grid content-center">
          <RuleReach device={device} name={deviceName(device)} stage={stage} />
        </Card>
      </div>
      <div className={cn('grid items-stretch gap-3.5', bonus && 'lg:grid-cols-2')}>
        {bonus && <BonusCard {...editor} today={now} />}
        <LimitCard {...editor} today={now} />
      </div>
      <ScheduleCard {...editor} />
      {hasWeeklyLimits(device) && <WeekLimitsCard {...editor} />}
      <div
        className={cn(
          'sticky bottom-3 z-10 mx-auto w-fit max-w-full',
          stage !== 'idle' && 'rounded-lg border border-line bg-surface px-4 py-1 shadow-float',
        )}
      >
        <SaveStatus stage={stage} onRetry={retry} />
      </div>
    </div>
  );
}

/** The page's shape while the rules are on their way, or while there is no device to have any. */
export function AccessTimeShape() {
  const { t } = useMessages();
  return (
    <div className="grid gap-3.5" aria-busy>
      <span className="sr-only">{t('app.loading')}</span>
      <div className="grid gap-3.5 lg:grid-cols-[5fr_7fr]">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
      <div className="grid gap-3.5 lg:grid-cols-2">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
      <Skeleton className="h-[56rem] lg:h-96" />
    </div>
  );
}
