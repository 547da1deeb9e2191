import { isUnlimited } from '@ostoja/domain';
import type { WeekTimeLimitLabels } from '@ostoja/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../../i18n/index.js';
import { useTimeWords } from '../../../../time/index.js';

/** The words of limits and the bonus, and minutes in words. */
export function useLimitLabels() {
  const { t } = useMessages();
  const { duration } = useTimeWords();
  return useMemo(() => {
    const labels: WeekTimeLimitLabels = {
      less: t('rules.limit.less'),
      more: t('rules.limit.more'),
      entry: t('rules.limit.entry'),
      unit: t('rules.limit.unit'),
      required: t('rules.limit.required'),
      notValid: t('rules.limit.not-valid'),
      loading: t('app.loading'),
      allDays: t('rules.week.all-days'),
      setAllDays: t('rules.week.set-all-days'),
      copyDay: t('rules.copy.day'),
      copyFrom: t('rules.copy.from'),
      copyTo: t('rules.copy.to'),
      otherDays: t('rules.copy.other-days'),
      copy: t('rules.copy.copy'),
    };
    const minutesIn = (minutes: number) => (minutes === 0 ? t('rules.limit.none') : duration(minutes * 60));
    return {
      labels,
      /** A daily limit: 480 and more is none. */
      daily: (minutes: number) => (isUnlimited(minutes) ? t('rules.limit.unlimited') : minutesIn(minutes)),
      /** A weekday's own limit: a day without one has the daily limit. */
      ofWeekday: (minutes: number) =>
        isUnlimited(minutes) ? t('rules.week.like-daily') : minutesIn(minutes),
      bonus: (minutes: number) =>
        minutes === 0 ? t('rules.bonus.none') : t('rules.bonus.value', { time: duration(minutes * 60) }),
    };
  }, [t, duration]);
}
