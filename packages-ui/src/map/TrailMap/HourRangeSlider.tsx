import { useId, type KeyboardEvent } from 'react';
import { allHours, type HourRange, type Period } from './trail-map-data.js';
import { MapSlider } from './MapSlider.js';
import { hourWindow } from './hour-window.js';
import type { TrailMapFormat } from './trail-map-words.js';

interface HourRangeSliderProps {
  hours: HourRange;
  onHoursChange: (hours: HourRange) => void;
  day: Period;
  timeZone: string | undefined;
  format: TrailMapFormat;
}

/** Chooses which hours of the day are shown: whole hours, both ends included. */
export function HourRangeSlider({ hours, onHoursChange, day, timeZone, format }: HourRangeSliderProps) {
  const { formatTime, labels } = format;
  const id = useId();
  const [first, last] = hours;
  const window = hourWindow(day, hours, timeZone);
  return (
    <fieldset data-slot="hour-range" aria-labelledby={id} className="min-w-0 flex-1 basis-64">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span id={id} className="text-ink-2">
          {labels.hours}
        </span>
        <span className="font-medium tabular-nums">
          {first === allHours[0] && last === allHours[1]
            ? labels.allHours
            : labels.period(formatTime(window.from), formatTime(window.to))}
        </span>
      </p>
      <MapSlider
        min={allHours[0]}
        max={allHours[1]}
        step={1}
        preserveThumbOrder
        value={[first, last]}
        onValueChange={([low = first, high = last]) => onHoursChange([low, high])}
        thumbs={[
          {
            'aria-label': labels.firstHour,
            'aria-valuetext': formatTime(window.from),
            onKeyDown: toEnds({ Home: [allHours[0], last], End: [last, last] }, onHoursChange),
          },
          {
            'aria-label': labels.lastHour,
            'aria-valuetext': formatTime(window.to),
            onKeyDown: toEnds({ Home: [first, first], End: [first, allHours[1]] }, onHoursChange),
          },
        ]}
      />
    </fieldset>
  );
}

/** Home and End move the thumb that has focus; Radix would move the outer one of the two. */
function toEnds(ends: Readonly<Record<string, HourRange>>, onHoursChange: (hours: HourRange) => void) {
  return (event: KeyboardEvent) => {
    const hours = ends[event.key];
    if (!hours) return;
    event.preventDefault();
    onHoursChange(hours);
  };
}
