import type { WeekTimeLimitLabels } from '../components/TimeLimitSlider/index.js';

/** The words of an English app, for one limit, a week of them and a bonus. */
export const english: WeekTimeLimitLabels = {
  less: '5 minutes less',
  more: '5 minutes more',
  entry: 'Minutes',
  unit: 'min',
  required: 'Type the minutes, or 480 for no limit.',
  notValid: 'Type a whole number of minutes, at most 1440.',
  allDays: 'All days',
  setAllDays: 'Set for every day',
  copyDay: 'Copy a day',
  copyFrom: 'Copy from',
  copyTo: 'to',
  otherDays: 'All other days',
  copy: 'Copy',
  loading: 'The limit is loading',
};

/** Minutes as an English app says them; the app knows what its numbers mean. */
export function formatLimit(minutes: number): string {
  if (minutes >= 480) return 'No limit';
  return minutes === 0 ? 'No time' : formatMinutes(minutes);
}

/** Hours and minutes. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** The words of a German app: long ones. */
export const german: WeekTimeLimitLabels = {
  less: 'Fünf Minuten weniger',
  more: 'Fünf Minuten mehr',
  entry: 'Minutenanzahl',
  unit: 'Min.',
  required: 'Geben Sie die Minutenanzahl ein oder 480 für unbegrenzte Nutzungszeit.',
  notValid: 'Geben Sie eine ganze Minutenanzahl von höchstens 1440 ein.',
  allDays: 'Alle Wochentage gleichzeitig',
  setAllDays: 'Für alle Wochentage übernehmen',
  copyDay: 'Wochentag übertragen',
  copyFrom: 'Nutzungszeit übernehmen von',
  copyTo: 'und übertragen auf',
  otherDays: 'Alle übrigen Wochentage',
  copy: 'Übertragen',
  loading: 'Die Nutzungszeitbegrenzung wird geladen',
};
