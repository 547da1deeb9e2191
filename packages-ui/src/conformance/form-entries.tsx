import {
  AvatarPicker,
  Calendar,
  Checkbox,
  CodeInput,
  Combobox,
  DatePicker,
  DateRangePicker,
  Field,
  FieldError,
  IntervalSlider,
  PasswordField,
  PhoneField,
  PinInput,
  RadioGroup,
  ScheduleGrid,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
  TextInput,
  TimeBonusSlider,
  TimeLimitSlider,
  WeekTimeLimitSlider,
} from '../index.js';
import scheduleGrid from '../components/ScheduleGrid/ScheduleGrid.stories.js';
import interval from '../components/TimeLimitSlider/IntervalSlider.stories.js';
import timeBonus from '../components/TimeLimitSlider/TimeBonusSlider.stories.js';
import timeLimit from '../components/TimeLimitSlider/TimeLimitSlider.stories.js';
import weekTimeLimit from '../components/TimeLimitSlider/WeekTimeLimitSlider.stories.js';
import { entry, field } from './entry.js';

const monthLabels = { previousMonth: 'Previous month', nextMonth: 'Next month' };
const today = '2026-11-20';

/** What a form of `@ostoja/ui` is made of, with the least that it needs; what takes many words
 * takes them from its stories. In the order of the alphabet. */
export const formEntries = {
  AvatarPicker: entry('avatar-picker', (probe) => (
    <AvatarPicker label="Picture" boyLabel="Boy" girlLabel="Girl" {...probe} />
  )),
  Calendar: entry('calendar', (probe) => (
    <Calendar selected={null} onSelect={() => {}} today={today} locale="en" labels={monthLabels} {...probe} />
  )),
  Checkbox: field((probe) => <Checkbox label="Weekly report" {...probe} />, 'checkbox'),
  CodeInput: field((probe) => <CodeInput label="Code" {...probe} />),
  Combobox: field((probe) => (
    <Combobox
      label="Time zone"
      options={[]}
      labels={{ open: 'Open', clear: 'Clear', empty: 'None', loading: 'Looking', results: String }}
      {...probe}
    />
  )),
  DatePicker: entry('date-picker', (probe) => (
    <DatePicker
      today={today}
      locale="en"
      labels={{ name: 'Day', previousDay: 'Previous', nextDay: 'Next', ...monthLabels }}
      {...probe}
    />
  )),
  DateRangePicker: entry('date-range-picker', (probe) => (
    <DateRangePicker
      today={today}
      locale="en"
      labels={{ name: 'Period', custom: 'Day', chooseFirst: 'First', chooseLast: 'Last', ...monthLabels }}
      {...probe}
    />
  )),
  Field: entry('field', (probe) => (
    <Field label="Bedtime" {...probe}>
      <input />
    </Field>
  )),
  FieldError: entry('field-error', (probe) => <FieldError {...probe}>Too late</FieldError>),
  IntervalSlider: entry('interval-slider', (probe) => <IntervalSlider {...interval.args} {...probe} />),
  PasswordField: field((probe) => (
    <PasswordField label="Password" showPasswordLabel="Show" hidePasswordLabel="Hide" {...probe} />
  )),
  PhoneField: field((probe) => <PhoneField label="Phone" countryLabel="Country" locale="en" {...probe} />),
  PinInput: field((probe) => <PinInput label="PIN" {...probe} />),
  RadioGroup: entry('radio-group', (probe) => (
    <RadioGroup label="When time is up" options={[{ value: 'warn', label: 'Warn' }]} {...probe} />
  )),
  ScheduleGrid: entry('schedule-grid', (probe) => <ScheduleGrid {...scheduleGrid.args} {...probe} />),
  SearchField: field((probe) => <SearchField label="Search" clearLabel="Clear" {...probe} />),
  Select: field((probe) => <Select label="Year" options={[{ value: '2013', label: '2013' }]} {...probe} />),
  Switch: field((probe) => <Switch label="Protection" {...probe} />, 'switch'),
  TextArea: field((probe) => <TextArea label="Task" {...probe} />),
  TextField: field((probe) => <TextField label="E-mail" {...probe} />),
  TextInput: entry('input', (probe) => <TextInput aria-label="E-mail" {...probe} />),
  TimeBonusSlider: entry('time-bonus-slider', (probe) => <TimeBonusSlider {...timeBonus.args} {...probe} />),
  TimeLimitSlider: entry('time-limit-slider', (probe) => <TimeLimitSlider {...timeLimit.args} {...probe} />),
  WeekTimeLimitSlider: entry('week-time-limit-slider', (probe) => (
    <WeekTimeLimitSlider {...weekTimeLimit.args} {...probe} />
  )),
};
