import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from '../../components/ErrorState/index.js';
import { ChartFrame } from '../ChartFrame/index.js';
import { UsageBars } from './UsageBars.js';
import type { UsageBar } from './use-usage-bars.js';

const format = (minutes: number) =>
  minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`;

const letter = (text: string, className: string) => (
  <span className={`grid size-full place-items-center text-paper ${className}`}>{text}</span>
);

const bars: UsageBar[] = [
  { id: 'youtube', name: 'YouTube', note: '12 starts', value: 58, icon: letter('Y', 'bg-child-2') },
  { id: 'duolingo', name: 'Duolingo', note: '3 starts', value: 34, icon: letter('D', 'bg-chart-1') },
  { id: 'messenger', name: 'Messenger', note: '19 starts', value: 27, icon: letter('M', 'bg-child-1') },
  { id: 'minecraft', name: 'Minecraft', note: '2 starts', value: 22, icon: letter('M', 'bg-chart-8') },
  { id: 'chrome', name: 'Chrome', note: '8 starts', value: 14 },
  { id: 'librus', name: 'Librus', note: '4 starts', value: 6, icon: letter('L', 'bg-child-3') },
];

const frame = {
  title: 'Apps',
  labels: {
    showTable: 'Show as a table',
    showChart: 'Show as a chart',
    empty: 'No app was used',
    loading: 'Loading',
  },
  minHeight: 280,
};

const meta = {
  title: 'Charts/UsageBars',
  component: UsageBars,
  args: { bars, format, caption: 'Time in apps today', columns: ['App', 'Time'] },
} satisfies Meta<typeof UsageBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Time in apps today' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /YouTube.*58 min/ })).toBeVisible();
    const fills = document.querySelectorAll<HTMLElement>('[data-slot=usage-bar-fill]');
    await expect(fills[0]?.style.width).toBe('100%');
  },
};

export const Selectable: Story = {
  args: { onSelect: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'youtube' }));
  },
};

export const OfALimit: Story = { args: { max: 120 } };

export const InItsFrame: Story = {
  render: (args) => (
    <ChartFrame
      {...frame}
      table={{ columns: ['App', 'Time'], rows: bars.map(({ name, value }) => [name, format(value)]) }}
    >
      <UsageBars {...args} />
    </ChartFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table: Apps' }));
    await expect(canvas.getByRole('columnheader', { name: 'Time' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as a chart: Apps' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Time in apps today' })).toBeVisible();
  },
};

export const Loading: Story = { render: () => <ChartFrame {...frame} loading /> };

export const Empty: Story = { render: () => <ChartFrame {...frame} empty /> };

export const WithError: Story = {
  render: () => (
    <ChartFrame
      {...frame}
      error={<ErrorState title="The apps could not be loaded" retryLabel="Try again" onRetry={() => {}} />}
    />
  ),
};

export const LongText: Story = {
  args: {
    bars: [
      {
        id: 'long',
        name: 'Niezwykle długa nazwa aplikacji edukacyjnej dla klas czwartych i piątych',
        note: '1 234 starts',
        value: 1439,
      },
      ...bars,
    ],
  },
};
