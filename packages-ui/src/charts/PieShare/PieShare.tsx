import type { ComponentProps } from 'react';
import { useChartMarks, type ActiveMarkProps } from '../../hooks/use-chart-marks.js';
import { cn } from '../../lib/cn.js';
import { ChartTooltip } from '../ChartTooltip/index.js';
import { usePieShare, type PiePart } from './use-pie-share.js';

/** Room around the unit circle for a slice that is pulled out. */
const VIEW = 1.06;
/** The ring's width and height in pixels, as its class has them. */
const SIZE = 124;

export interface PieShareProps
  extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'>, ActiveMarkProps {
  parts: readonly PiePart[];
  /** A value in words. */
  format: (value: number) => string;
  /** A share, 0 to 1, in words: "38%". */
  formatShare: (share: number) => string;
  /** Slices under this share carry no label in the ring; the legend names every one. 0.05 or 0.1. */
  minLabelShare?: number;
  /** What the chart is about, for screen readers. */
  label: string;
  /** Opens the details of a part, from its slice or its line in the legend. */
  onSelect?: (part: PiePart) => void;
}

/** Parts of a whole as a ring with a legend. The legend is its keyboard path: one tab stop, arrows move. */
export function PieShare({
  parts,
  format,
  formatShare,
  minLabelShare = 0.05,
  label,
  onSelect,
  activeId: activeIdProp,
  defaultActiveId,
  onActiveIdChange,
  className,
  ...props
}: PieShareProps) {
  const slices = usePieShare(parts);
  const { activeId, stop, boxProps } = useChartMarks({
    marks: slices,
    activeId: activeIdProp,
    defaultActiveId,
    onActiveIdChange,
    onPress: onSelect,
  });
  const active = slices.find(({ id }) => id === activeId);
  return (
    <figure data-slot="pie-share" aria-label={label} className={cn('m-0 min-w-0', className)} {...props}>
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3" {...boxProps}>
        <div className="relative shrink-0">
          <svg
            aria-hidden="true"
            viewBox={`${-VIEW} ${-VIEW} ${2 * VIEW} ${2 * VIEW}`}
            className="block size-31 overflow-visible"
          >
            {slices.map((slice, index) => (
              <path
                key={slice.id}
                data-slot="pie-slice"
                data-state={slice.id === activeId ? 'active' : 'idle'}
                data-mark={index}
                d={slice.path}
                fill={slice.fill}
                className={cn(
                  'transition-[scale,opacity] motion-reduce:transition-none',
                  active && slice !== active && 'opacity-45',
                  slice === active && 'scale-105',
                  onSelect && 'cursor-pointer',
                )}
              />
            ))}
            {slices
              .filter(({ share }) => share >= minLabelShare)
              .map((slice) => (
                <ShareLabel key={slice.id} at={slice.centre}>
                  {formatShare(slice.share)}
                </ShareLabel>
              ))}
          </svg>
          {active && (
            <ChartTooltip
              key={active.id}
              x={(active.centre[0] + VIEW) / (2 * VIEW)}
              top={((active.centre[1] + VIEW) / (2 * VIEW)) * SIZE}
            >
              <span className="font-medium">{active.label}</span>
              <span className="block text-ink-2">
                {format(active.value)} · {formatShare(active.share)}
              </span>
            </ChartTooltip>
          )}
        </div>
        <ul className="grid min-w-[min(13rem,100%)] flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 text-sm">
          {slices.map((slice, index) => (
            <li key={slice.id}>
              <button
                type="button"
                data-slot="pie-legend-item"
                data-mark={index}
                tabIndex={index === stop ? 0 : -1}
                aria-label={`${slice.label}, ${format(slice.value)}, ${formatShare(slice.share)}`}
                className={cn(
                  'focus-ring flex min-h-6 w-full items-center gap-2 rounded-sm px-1 text-left',
                  onSelect ? 'cursor-pointer' : 'cursor-default',
                  slice === active && 'bg-sunken',
                )}
              >
                <span
                  aria-hidden="true"
                  className="size-2.5 shrink-0 rounded-[3px]"
                  style={{ background: slice.fill }}
                />
                <span
                  data-may-truncate=""
                  className="line-clamp-3 min-w-0 flex-1 [overflow-wrap:anywhere] hyphens-auto"
                >
                  {slice.label}
                </span>
                <span className="text-ink-2 tabular-nums">{formatShare(slice.share)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

/** A share on its slice, on a ground of its own: it is read on every colour. */
function ShareLabel({ at: [x, y], children }: { at: readonly [x: number, y: number]; children: string }) {
  return (
    <g data-slot="pie-label" transform={`translate(${x} ${y})`} className="pointer-events-none">
      <rect x={-0.19} y={-0.12} width={0.38} height={0.24} rx={0.12} className="fill-surface" />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={0.17}
        className="fill-ink font-medium tabular-nums"
      >
        {children}
      </text>
    </g>
  );
}
