import * as Slider from '@radix-ui/react-slider';
import { useRef } from 'react';
import type { MinutesRange } from './minutes.js';

export interface MinutesTrackProps {
  /** The id of what names the slider. */
  labelledBy: string;
  describedBy: string | undefined;
  value: number;
  range: MinutesRange;
  valueText: string;
  disabled: boolean;
  invalid: boolean;
  onValueChange: (minutes: number) => void;
  onValueCommit: (minutes: number) => void;
}

/** The slider itself. Minutes beyond its end stand at the end. */
export function MinutesTrack({
  labelledBy,
  describedBy,
  value,
  range: { max, step, closed },
  valueText,
  disabled,
  invalid,
  onValueChange,
  onValueCommit,
}: MinutesTrackProps) {
  const before = useRef(value);
  const unlimited = !closed && value >= max;
  return (
    <Slider.Root
      data-slot="minutes-track"
      data-value={unlimited ? 'end' : 'within'}
      className="group relative flex h-11 touch-pan-y items-center select-none data-disabled:opacity-50"
      {...{ max, step, disabled }}
      value={[Math.min(value, max)]}
      onValueChange={([minutes = 0]) => onValueChange(minutes)}
      onValueCommit={([minutes = 0]) => onValueCommit(minutes)}
      onPointerDownCapture={() => {
        before.current = value;
      }}
      // The finger that touched it was on its way to scroll the page.
      onPointerCancel={() => {
        if (before.current !== value) onValueChange(before.current);
      }}
    >
      <Slider.Track className="relative h-2 grow rounded-full bg-line">
        <Slider.Range className="absolute h-full rounded-full bg-brand group-data-[value=end]:bg-brand-line" />
      </Slider.Track>
      <Slider.Thumb
        data-slot="minutes-thumb"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-valuetext={valueText}
        aria-invalid={invalid || undefined}
        className="focus-ring block size-7 cursor-grab rounded-full border-2 border-brand bg-surface transition-shadow after:absolute after:-inset-2 hover:shadow-float active:cursor-grabbing data-disabled:cursor-not-allowed"
      />
    </Slider.Root>
  );
}
