import type { DayRibbonLabels } from '@ostoja/ui';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/index.js';

/** Every word of a child's day ribbon. */
export function useRibbonLabels(name: string, day: 'today' | 'other'): DayRibbonLabels {
  const { t } = useMessages();
  return useMemo(
    () => ({
      name: t('activity.ribbon.name', { name }),
      picture: t('activity.ribbon.picture'),
      list: t('activity.ribbon.list'),
      used: t('activity.ribbon.used'),
      blocked: t('activity.ribbon.blocked'),
      blockedTries: (count) => t('activity.ribbon.blocked-tries', { count }),
      allowed: t('activity.ribbon.allowed'),
      closed: t('activity.ribbon.closed'),
      unreported: t('activity.ribbon.unreported'),
      now: t('activity.ribbon.now'),
      period: (from, to) => t('activity.ribbon.period', { from, to }),
      allowedPeriods: (periods) => t('activity.ribbon.allowed-periods', { periods }),
      allClosed: t('activity.ribbon.all-closed'),
      reportedUntil: (time) => t('activity.ribbon.reported-until', { time }),
      wholeDay: t('activity.ribbon.whole-day'),
      previousHour: t('activity.ribbon.previous-hour'),
      nextHour: t('activity.ribbon.next-hour'),
      openHour: (period) => t('activity.ribbon.open-hour', { period }),
      when: t('activity.ribbon.when'),
      what: t('activity.ribbon.what'),
      howLong: t('activity.ribbon.how-long'),
      empty: t('activity.ribbon.empty', { day }),
      emptyHour: t('activity.ribbon.empty-hour'),
      loading: t('app.loading'),
    }),
    [t, name, day],
  );
}
