import { Bar, BarChart, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import type { UsageBar } from '../../src/charts/index.js';

interface RechartsBarsProps {
  readonly bars: readonly UsageBar[];
  readonly format: (value: number) => string;
  readonly width: number;
}

/**
 * The chart as one composes it with Recharts: lying bars with their background, a tick with every name, a label with
 * every value, and a tooltip. Without its animation, which would only add to its time, and without remarks and pictures,
 * for which it has no place.
 */
export function RechartsBars({ bars, format, width }: RechartsBarsProps) {
  return (
    <BarChart layout="vertical" width={width} height={bars.length * 42} data={bars as UsageBar[]}>
      <XAxis type="number" hide />
      <YAxis type="category" dataKey="name" interval={0} width={180} />
      <Tooltip formatter={(value) => format(Number(value))} />
      <Bar
        dataKey="value"
        fill="var(--ostoja-used)"
        background={{ fill: 'var(--ostoja-sunken)' }}
        barSize={6}
        isAnimationActive={false}
      >
        <LabelList dataKey="value" position="right" formatter={(value) => format(Number(value))} />
      </Bar>
    </BarChart>
  );
}
