import { DatePicker } from '@ostoja/ui';
import { useMessages } from '../i18n/index.js';
import { readDay, writeDay } from './days-in-address.js';
import type { ShownDay } from './use-shown-day.js';

/** Chooses the day that a screen shows: a step back or forward, or from the calendar, never a future one. */
export function DayPicker({ shown, className }: { readonly shown: ShownDay; readonly className?: string }) {
  const { t, locale } = useMessages();
  return (
    <DatePicker
      {...(className === undefined ? {} : { className })}
      value={writeDay(shown.date)}
      onValueChange={(day) => shown.show(readDay(day) ?? shown.today)}
      today={writeDay(shown.today)}
      min={writeDay(shown.range.first)}
      locale={locale}
      labels={{
        name: t('time.day.name'),
        previousDay: t('time.day.previous'),
        nextDay: t('time.day.next'),
        previousMonth: t('time.range.previous-month'),
        nextMonth: t('time.range.next-month'),
      }}
    />
  );
}
