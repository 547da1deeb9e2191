import { useState, type ComponentProps } from 'react';
import { useRovingIndex } from '../../hooks/use-roving-index.js';
import { cn } from '../../lib/cn.js';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { ChartTooltip } from '../ChartTooltip/index.js';
import { usePieShare, type PiePart } from './use-pie-share.js';

/** Room around the unit circle for a slice that is pulled out. */
const VIEW = 1.06;

export interface PieShareProps extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'> {
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
  className,
  onPointerLeave,
  ...props
}: PieShareProps) {
  const slices = usePieShare(parts);
  const [activeId, setActiveId] = useState<string | null>(null);
  const rovingProps = useRovingIndex(slices.length);
  const active = slices.find(({ id }) => id === activeId);
  const leave = () => setActiveId(null);
  return (
    <figure
      data-slot="pie-share"
      aria-label={label}
      className={cn('m-0 flex flex-wrap items-center justify-center gap-x-5 gap-y-3', className)}
      onPointerLeave={composeHandlers(onPointerLeave, leave)}
      {...props}
    >
      <div className="relative shrink-0">
        <svg
          aria-hidden="true"
          viewBox={`${-VIEW} ${-VIEW} ${2 * VIEW} ${2 * VIEW}`}
          className="block size-31 overflow-visible"
        >
          {slices.map((slice) => (
            <path
              key={slice.id}
              data-slot="pie-slice"
              data-state={slice.id === activeId ? 'active' : 'idle'}
              d={slice.path}
              fill={slice.fill}
              className={cn(
                'transition-[scale,opacity] motion-reduce:transition-none',
                activeId !== null && slice.id !== activeId && 'opacity-45',
                slice.id === activeId && 'scale-105',
                onSelect && 'cursor-pointer',
              )}
              onPointerEnter={() => setActiveId(slice.id)}
              onClick={() => onSelect?.(slice)}
            />
          ))}
          {slices
            .filter(({ share }) => share >= minLabelShare)
            .map((slice) => (
              <g
                key={slice.id}
                data-slot="pie-label"
                transform={`translate(${slice.centre[0]} ${slice.centre[1]})`}
                className="pointer-events-none"
              >
                <rect x={-0.19} y={-0.12} width={0.38} height={0.24} rx={0.12} className="fill-surface" />
                <text
                  textAnchor="middle"
                  dominantBaseline="central"
                  fontSize={0.17}
                  className="fill-ink font-medium tabular-nums"
                >
                  {formatShare(slice.share)}
                </text>
              </g>
            ))}
        </svg>
        {active && (
          <ChartTooltip
            x={(active.centre[0] + VIEW) / (2 * VIEW)}
            top={((active.centre[1] + VIEW) / (2 * VIEW)) * 124}
          >
            <span className="font-medium">{active.label}</span>
            <span className="block text-ink-2">
              {format(active.value)} · {formatShare(active.share)}
            </span>
          </ChartTooltip>
        )}
      </div>
      <ul data-roving className="grid min-w-36 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 text-sm">
        {slices.map((slice, index) => {
          const { onFocus, ...roving } = rovingProps(index);
          return (
            <li key={slice.id}>
              <button
                type="button"
                data-slot="pie-legend-item"
                aria-label={`${slice.label}, ${format(slice.value)}, ${formatShare(slice.share)}`}
                className={cn(
                  'focus-ring flex min-h-6 w-full items-center gap-2 rounded-sm px-1 text-left transition-opacity',
                  onSelect ? 'cursor-pointer' : 'cursor-default',
                  activeId !== null && slice.id !== activeId && 'opacity-60',
                )}
                onPointerEnter={() => setActiveId(slice.id)}
                onClick={() => (onSelect ? onSelect(slice) : setActiveId(slice.id))}
                onBlur={leave}
                onFocus={(event) => {
                  onFocus(event);
                  setActiveId(slice.id);
                }}
                {...roving}
              >
                <span
                  aria-hidden="true"
                  className="size-2.5 shrink-0 rounded-[3px]"
                  style={{ background: slice.fill }}
                />
                <span className="min-w-0 flex-1 truncate">{slice.label}</span>
                <span className="text-ink-2 tabular-nums">{formatShare(slice.share)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
