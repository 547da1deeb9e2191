import { cn } from '../../lib/cn.js';
import type { RibbonFormat } from './day-ribbon-words.js';
import { positionIn } from './ribbon-time.js';
import type { DayRibbonModel } from './use-day-ribbon.js';

interface RibbonAxisProps {
  model: DayRibbonModel;
  format: RibbonFormat;
  now: number | undefined;
}

/** The hours beneath the lanes; in an hour, its minutes. "Now" takes the place of a mark that it would cover. */
export function RibbonAxis({ model: { shown, ticks, pixelsPerSecond }, format, now }: RibbonAxisProps) {
  const nowShown = now !== undefined && now > shown.from && now < shown.to ? now : null;
  const clear = (tick: number) => nowShown === null || Math.abs(tick - nowShown) * pixelsPerSecond > 48;
  return (
    <div
      aria-hidden="true"
      data-slot="ribbon-axis"
      className="@container relative h-5 text-xs text-ink-3 tabular-nums @2xl:ml-26"
    >
      {ticks.filter(clear).map((tick) => (
        <AxisWord key={tick} at={positionIn(shown, tick)}>
          {format.formatTime(tick)}
        </AxisWord>
      ))}
      {nowShown !== null && (
        <AxisWord at={positionIn(shown, nowShown)} className="font-semibold text-ink">
          {format.labels.now}
        </AxisWord>
      )}
    </div>
  );
}

function AxisWord({ at, className, children }: { at: number; className?: string; children: string }) {
  // A word stands centred under its line, as far as that leaves it between the ends of the axis.
  const shift = `clamp(${-at * 100}cqw, -50%, ${(1 - at) * 100}cqw - 100%)`;
  return (
    <span
      className={cn('absolute top-0.5 whitespace-nowrap', className)}
      style={{ left: `${at * 100}%`, translate: shift }}
    >
      {children}
    </span>
  );
}
