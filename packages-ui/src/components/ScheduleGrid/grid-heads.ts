import type { CSSProperties } from 'react';

/**
 * A line is a column of hours; from 44rem on (seven names of days and 24 targets of 24 pixels side by side) it is a row.
 * Its tracks: the day's head, then four quarters of six hours with a narrow track between them.
 */
export const lineClasses = [
  'grid gap-0.5 grid-rows-[2.75rem_repeat(6,1.875rem)_2px_repeat(6,1.875rem)_2px_repeat(6,1.875rem)_2px_repeat(6,1.875rem)]',
  '@min-[44rem]:grid-rows-[2.25rem]',
  '@min-[44rem]:grid-cols-[7.25rem_repeat(6,minmax(0,1fr))_2px_repeat(6,minmax(0,1fr))_2px_repeat(6,minmax(0,1fr))_2px_repeat(6,minmax(0,1fr))]',
].join(' ');

/** Puts an element of a line on its track. */
export const trackClasses = 'row-(--track) @min-[44rem]:row-auto @min-[44rem]:col-(--track)';

/** The track of an hour (0 to 23). */
export function hourTrack(hour: number): CSSProperties {
  return { '--track': 2 + hour + Math.floor(hour / 6) } as CSSProperties;
}

/** The track of the heads. */
export const headTrack = { '--track': 1 } as CSSProperties;

/** How a head that blocks or allows is pressed, by how much of its hours is blocked. */
export const pressedStates = { none: false, some: 'mixed', all: true } as const;

/** The looks of a head: the name of a day or an hour, to be pressed. */
export const headClasses = [
  'focus-ring grid h-full w-full min-w-0 cursor-pointer rounded-[6px] text-ink-2 touch-manipulation',
  'hover:bg-sunken hover:text-ink disabled:pointer-events-none aria-disabled:cursor-default',
].join(' ');
