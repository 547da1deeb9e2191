import { Card, DayRibbon, ErrorState, StaleBadge } from '@ostoja/ui';
import { useMemo } from 'react';
import { failureMessage } from '../../../api/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import type { Profile } from '../../../session/index.js';
import { useNow, useShownDay, useTimeWords, useTimeZone } from '../../../time/index.js';
import { deviceName } from '../../family/index.js';
import { useDay } from '../api/use-day.js';
import { blockReason } from '../block-reason.js';
import { dayLanes } from '../day-lanes.js';
import { useRibbonLabels } from '../use-ribbon-labels.js';
import { DaySentence } from './day-sentence.js';

/** One child's day on one line: the answer to "what did they do today?" (design §7). */
export function DayCard({ profile }: { readonly profile: Profile }) {
  const { t } = useMessages();
  const now = useNow(30);
  const timeZone = useTimeZone();
  const { clock, duration } = useTimeWords();
  const { bounds, isToday } = useShownDay();
  const day = isToday ? 'today' : 'other';
  const { data, error, isValidating, mutate } = useDay(profile.id, bounds);
  const labels = useRibbonLabels(profile.name, day);

  const lanes = useMemo(
    () =>
      data
        ? dayLanes(
            data,
            profile.devices.map((device) => ({ ...device, name: deviceName(device) })),
            bounds,
            {
              places: t('activity.day.places'),
              place: (number) => t('activity.day.place', { number }),
              reason: (code) => t(blockReason(code)),
            },
          )
        : [],
    [data, profile.devices, bounds, t],
  );

  if (error && !data) {
    const message = failureMessage(error);
    return (
      <Card>
        <ErrorState
          title={t('activity.day.failed', { day })}
          description={t(message.id, message.values)}
          onRetry={() => void mutate()}
          retryLabel={t('app.retry')}
          retrying={isValidating}
        />
      </Card>
    );
  }
  return (
    <Card>
      <DayRibbon
        from={bounds.from}
        to={bounds.to}
        now={now}
        timeZone={timeZone}
        lanes={lanes}
        loading={!data}
        sentence={data && <DaySentence devices={data.devices} day={day} />}
        status={
          error && (
            <StaleBadge state="old">
              <T id="activity.day.stale" />
            </StaleBadge>
          )
        }
        formatTime={clock}
        formatDuration={duration}
        labels={labels}
      />
    </Card>
  );
}
