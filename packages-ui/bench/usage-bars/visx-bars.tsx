import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { UsageBar } from '../../src/charts/index.js';

const ROW = 42;
const LEFT = 42;
const RIGHT = 84;

interface VisxBarsProps {
  readonly bars: readonly UsageBar[];
  readonly format: (value: number) => string;
  readonly width: number;
}

/**
 * The chart as one writes it by hand with visx: a scale for each axis, then per app a group with its picture's letter,
 * name, remark, track, bar and value, and a title that is its tooltip and its name for screen readers.
 */
export function VisxBars({ bars, format, width }: VisxBarsProps) {
  const height = bars.length * ROW;
  const x = scaleLinear<number>({
    domain: [0, Math.max(...bars.map(({ value }) => value))],
    range: [0, width - LEFT - RIGHT],
  });
  const y = scaleBand<string>({ domain: bars.map(({ id }) => id), range: [0, height] });
  return (
    <svg width={width} height={height}>
      {bars.map(({ id, name, note, value }) => (
        <Group key={id} top={y(id) ?? 0}>
          <title>{`${name}, ${note}, ${format(value)}`}</title>
          <Bar y={6} width={30} height={30} rx={9} className="fill-sunken" />
          <text x={15} y={26} textAnchor="middle" className="fill-ink-2 text-sm font-semibold">
            {name.slice(0, 1).toUpperCase()}
          </text>
          <text x={LEFT} y={20} className="fill-ink">
            {name} <tspan className="fill-ink-3 text-xs">{note}</tspan>
          </text>
          <Bar x={LEFT} y={30} width={width - LEFT - RIGHT} height={6} rx={3} className="fill-sunken" />
          <Bar x={LEFT} y={30} width={x(value)} height={6} rx={3} className="fill-used" />
          <text x={width} y={26} textAnchor="end" className="fill-ink text-sm font-semibold tabular-nums">
            {format(value)}
          </text>
        </Group>
      ))}
    </svg>
  );
}
