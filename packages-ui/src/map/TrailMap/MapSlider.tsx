import * as Slider from '@radix-ui/react-slider';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

/** One thumb: its name, and its value in words. */
export interface SliderThumb extends Omit<ComponentProps<typeof Slider.Thumb>, 'children' | 'asChild'> {
  'aria-label': string;
  'aria-valuetext': string;
}

export interface MapSliderProps extends Omit<
  ComponentProps<typeof Slider.Root>,
  'children' | 'asChild' | 'defaultValue'
> {
  value: number[];
  thumbs: readonly SliderThumb[];
  /** Whether the way up to the first (or between two) thumbs is filled. */
  filled?: boolean;
}

/** A line with one or two thumbs: what the hour range and the replay are made of. */
export function MapSlider({ thumbs, filled = true, className, ...props }: MapSliderProps) {
  return (
    <Slider.Root
      data-slot="map-slider"
      className={cn('relative flex h-8 w-full cursor-pointer touch-none items-center select-none', className)}
      {...props}
    >
      <Slider.Track className="relative h-1.5 grow overflow-hidden rounded-full bg-line">
        <Slider.Range className={cn('absolute h-full', filled ? 'bg-brand' : 'bg-transparent')} />
      </Slider.Track>
      {thumbs.map(({ className: thumbClass, ...thumb }) => (
        <Slider.Thumb
          key={thumb['aria-label']}
          className={cn(
            'focus-ring block size-6 cursor-grab rounded-full border-2 border-brand bg-surface active:cursor-grabbing',
            thumbClass,
          )}
          {...thumb}
        />
      ))}
    </Slider.Root>
  );
}
