import { speedSteps, speedTicks } from './speed-scale.js';
import type { SpeedUnit } from './trail-map-data.js';
import type { TrailMapFormat } from './trail-map-words.js';
import type { TrailMapModel } from './use-trail-map.js';

interface TrailLegendProps {
  model: TrailMapModel;
  showSpeed: boolean;
  speedUnit: SpeedUnit;
  format: TrailMapFormat;
}

/** Explains the colours and every kind of mark that is on the map, and no other. */
export function TrailLegend({ model, showSpeed, speedUnit, format }: TrailLegendProps) {
  const { labels } = format;
  return (
    <div
      data-slot="trail-legend"
      className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 text-xs text-ink-2"
    >
      {showSpeed && <SpeedScale speedUnit={speedUnit} format={format} />}
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
        {model.places.length > 0 && (
          <li className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="grid size-4.5 place-items-center rounded-full border-2 border-place-1 bg-surface text-[10px] font-semibold text-ink"
            >
              {format.formatNumber(model.places[0]?.number ?? 1)}
            </span>
            {labels.stay}
          </li>
        )}
        {model.trail.runs.length > 1 && (
          <li className="flex items-center gap-1.5">
            <span aria-hidden="true" className="size-3 rounded-full border-2 border-ink-3 bg-surface" />
            {labels.gap}
          </li>
        )}
      </ul>
    </div>
  );
}

function SpeedScale({ speedUnit, format }: { speedUnit: SpeedUnit; format: TrailMapFormat }) {
  const { formatNumber, labels } = format;
  return (
    <div data-slot="speed-scale" className="w-full max-w-84 min-w-0">
      <p className="mb-1">{labels.speed[speedUnit]}</p>
      <div aria-hidden="true" className="flex h-2.5 gap-px overflow-hidden rounded-full">
        {Array.from({ length: speedSteps }, (_, step) => (
          <span
            key={step}
            data-slot="speed-step"
            className="flex-1"
            style={{ background: `var(--ostoja-speed-${step + 1})` }}
          />
        ))}
      </div>
      <p aria-hidden="true" className="relative mt-1 h-4 tabular-nums">
        {speedTicks(speedUnit).map(({ value, at }) => (
          <span
            key={value}
            className={at > 0 ? 'absolute -translate-x-1/2' : 'absolute'}
            style={{ left: `${at * 100}%` }}
          >
            {formatNumber(value)}
          </span>
        ))}
      </p>
    </div>
  );
}
