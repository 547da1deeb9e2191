import { addDays, localTimeOf, type DayNumber } from '@ostoja/domain';
import { DatePicker, RadioGroup, TextField } from '@ostoja/ui';
import { useMessages } from '../../../i18n/index.js';
import { keptDays, readDay, useTimeWords, useTimeZone, writeDay } from '../../../time/index.js';

/** Which moment is asked about: the present, or a time (`20:30`) on a day. */
export interface AskedMoment {
  readonly kind: 'now' | 'other';
  readonly day: DayNumber;
  readonly time: string;
}

interface ExplainMomentProps {
  readonly asked: AskedMoment;
  readonly onChange: (asked: AskedMoment) => void;
  /** Epoch seconds. */
  readonly now: number;
}

/** So far ahead a schedule has been round. */
const daysAhead = 7;

/** Chooses the present or any day and time that there is something to say about. */
export function ExplainMoment({ asked, onChange, now }: ExplainMomentProps) {
  const { t, locale } = useMessages();
  const { clock } = useTimeWords();
  const timeZone = useTimeZone();
  const today = localTimeOf(now, timeZone).date;
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={t('rules.why.moment.label')}
        hideLabel
        className="flex flex-wrap gap-x-6 gap-y-0"
        options={[
          { value: 'now', label: t('rules.why.moment.now', { time: clock(now) }) },
          { value: 'other', label: t('rules.why.moment.other') },
        ]}
        value={asked.kind}
        onValueChange={(kind) => onChange({ ...asked, kind: kind === 'now' ? 'now' : 'other' })}
      />
      {asked.kind === 'other' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <DatePicker
            value={writeDay(asked.day)}
            onValueChange={(day) => onChange({ ...asked, day: readDay(day) ?? asked.day })}
            today={writeDay(today)}
            min={writeDay(addDays(today, -(keptDays - 1)))}
            max={writeDay(addDays(today, daysAhead))}
            locale={locale}
            labels={{
              name: t('time.day.name'),
              previousDay: t('time.day.previous'),
              nextDay: t('time.day.next'),
              previousMonth: t('time.range.previous-month'),
              nextMonth: t('time.range.next-month'),
            }}
          />
          <TextField
            type="time"
            required
            hideLabel
            className="w-32"
            label={t('rules.why.moment.time')}
            value={asked.time}
            onValueChange={(time) => onChange({ ...asked, time })}
          />
        </div>
      )}
    </div>
  );
}
