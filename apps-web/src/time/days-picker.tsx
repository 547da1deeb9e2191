import { DateRangePicker } from '@ostoja/ui';
import { useMessages } from '../i18n/index.js';
import { readDay, writeDay } from './days-in-address.js';
import type { ShownDays } from './use-shown-days.js';

/** Chooses the days that a screen shows: the last 7 or 30, today, or any from the calendar, never future ones. */
export function DaysPicker({ shown, className }: { readonly shown: ShownDays; readonly className?: string }) {
  const { t, locale } = useMessages();
  const { days, today, range, show } = shown;
  return (
    <DateRangePicker
      {...(className === undefined ? {} : { className })}
      value={{ from: writeDay(days.first), to: writeDay(days.last) }}
      onValueChange={({ from, to }) =>
        show({ first: readDay(from) ?? days.first, last: readDay(to) ?? days.last })
      }
      presets={[
        { id: 'week', label: t('time.range.last-7'), days: 7 },
        { id: 'month', label: t('time.range.last-30'), days: 30 },
        { id: 'today', label: t('time.range.today'), days: 1 },
      ]}
      today={writeDay(today)}
      min={writeDay(range.first)}
      locale={locale}
      labels={{
        name: t('time.range.name'),
        custom: t('time.range.custom'),
        chooseFirst: t('time.range.choose-first'),
        chooseLast: t('time.range.choose-last'),
        previousMonth: t('time.range.previous-month'),
        nextMonth: t('time.range.next-month'),
      }}
    />
  );
}
