import type { TimedUse } from '@ostoja/domain';
import { scheduleFormat, type ScheduleGridLabels, type SchedulePreset } from '@ostoja/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../../i18n/index.js';
import { presetHours, presetWeeks } from '../../week-values.js';

/** The words of the schedule grid, the language's days and hours, and weeks to start from. */
export function useScheduleLabels(use: TimedUse) {
  const { t, locale } = useMessages();
  return useMemo(() => {
    const format = scheduleFormat(locale);
    const hour = (at: number) => format.formatHour(at, 'long');
    const { morning, evening, school } = presetHours;
    const labels: ScheduleGridLabels = {
      name: t('rules.schedule.name', { use }),
      hint: t('rules.schedule.hint'),
      keyboardHint: t('rules.schedule.keyboard'),
      picture: t('rules.schedule.picture'),
      list: t('rules.schedule.list'),
      allowed: t('rules.schedule.allowed'),
      blocked: t('rules.schedule.blocked'),
      day: t('rules.schedule.day'),
      period: (from, to) => `${from}–${to}`,
      cell: (day, period, state) => `${day}, ${period}, ${state}`,
      wholeDay: (day) => t('rules.schedule.whole-day', { day }),
      everyDay: (period) => t('rules.schedule.every-day', { period }),
      blockedPeriods: (periods) => t('rules.schedule.blocked-periods', { periods }),
      allAllowed: t('rules.schedule.all-allowed'),
      allBlocked: t('rules.schedule.all-blocked'),
      presets: t('rules.schedule.presets'),
      undo: t('rules.schedule.undo'),
      redo: t('rules.schedule.redo'),
      changed: (blocked, allowed) =>
        [
          blocked > 0 && t('rules.schedule.now-blocked', { hours: blocked }),
          allowed > 0 && t('rules.schedule.now-allowed', { hours: allowed }),
        ]
          .filter(Boolean)
          .join(', '),
      loading: t('app.loading'),
      copyDay: t('rules.copy.day'),
      copyFrom: t('rules.copy.from'),
      copyTo: t('rules.copy.to'),
      otherDays: t('rules.copy.other-days'),
      copy: t('rules.copy.copy'),
    };
    const presets: readonly SchedulePreset[] = [
      {
        id: 'nights',
        label: t('rules.schedule.preset.nights'),
        hint: t('rules.schedule.preset.nights-hint', { from: hour(evening), to: hour(morning) }),
        week: presetWeeks.nights,
      },
      {
        id: 'after-school',
        label: t('rules.schedule.preset.after-school'),
        hint: t('rules.schedule.preset.after-school-hint', { from: hour(school), to: hour(evening) }),
        week: presetWeeks.afterSchool,
      },
      { id: 'open', label: t('rules.schedule.preset.open'), week: presetWeeks.open },
    ];
    return { format, labels, presets };
  }, [t, locale, use]);
}
