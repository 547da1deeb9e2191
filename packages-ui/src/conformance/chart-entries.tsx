import { ChartFrame, ChartTooltip, PieShare, TopBars, UsageBars } from '../charts/index.js';
import { entry } from './entry.js';

const bars = [{ id: 'youtube', label: 'YouTube', value: 58 }];

/** Every component of `@ostoja/ui/charts`, with the least that it needs. In the order of the alphabet. */
export const chartEntries = {
  ChartFrame: entry('chart-frame', (probe) => (
    <ChartFrame
      title="Sites"
      labels={{ showTable: 'Table', showChart: 'Chart', empty: 'Nothing', loading: 'Loading' }}
      {...probe}
    />
  )),
  ChartTooltip: entry('chart-tooltip', (probe) => <ChartTooltip x={0.5} top={0} {...probe} />),
  PieShare: entry('pie-share', (probe) => (
    <PieShare parts={bars} format={String} formatShare={String} label="Sites" {...probe} />
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
