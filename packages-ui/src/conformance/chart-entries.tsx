import {
  BatteryBars,
  ChartFrame,
  ChartTooltip,
  LearningBars,
  PieShare,
  TimeOfDayHeat,
  TopBars,
  UsageBars,
} from '../charts/index.js';
import { entry } from './entry.js';

const bars = [{ id: 'youtube', label: 'YouTube', value: 58 }];

/** Every component of `@ostoja/ui/charts`, with the least that it needs. In the order of the alphabet. */
export const chartEntries = {
  BatteryBars: entry('battery-bars', (probe) => (
    <BatteryBars
      from={0}
      to={86_400}
      readings={[{ at: 0, level: 62 }]}
      format={String}
      formatTime={String}
      label="Battery"
      labels={{ period: (from, to) => `${from} to ${to}`, gap: 'No report', low: 'low' }}
      {...probe}
    />
  )),
  ChartFrame: entry('chart-frame', (probe) => (
    <ChartFrame
      title="Sites"
      labels={{ showTable: 'Table', showChart: 'Chart', empty: 'Nothing', loading: 'Loading' }}
      {...probe}
    />
  )),
  ChartTooltip: entry('chart-tooltip', (probe) => <ChartTooltip x={0.5} top={0} {...probe} />),
  LearningBars: entry('learning-bars', (probe) => (
    <LearningBars
      days={[{ day: '2026-11-20', values: [3] }]}
      series={[{ id: 'maths', label: 'Mathematics' }]}
      format={String}
      formatDay={String}
      formatDayLong={String}
      label="Tasks"
      {...probe}
    />
  )),
  PieShare: entry('pie-share', (probe) => (
    <PieShare parts={bars} format={String} formatShare={String} label="Sites" {...probe} />
  )),
  TimeOfDayHeat: entry('time-of-day-heat', (probe) => (
    <TimeOfDayHeat
      values={[[35]]}
      days={['Mon']}
      format={String}
      formatHour={String}
      label="Use"
      labels={{ period: (day, from, to) => `${day}, ${from} to ${to}`, day: 'Day' }}
      {...probe}
    />
  )),
  TopBars: entry('top-bars', (probe) => <TopBars bars={bars} format={String} label="Sites" {...probe} />),
  UsageBars: entry('usage-bars', (probe) => (
    <UsageBars
      bars={[{ id: 'youtube', name: 'YouTube', value: 58 }]}
      format={String}
      label="Apps"
      {...probe}
    />
  )),
};
