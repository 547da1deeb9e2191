import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loadError, frameLabels, shownTooltip } from '../../stories/chart-parts.js';
import { ChartFrame } from '../ChartFrame/index.js';
import { batteryTable } from './battery-words.js';
import { BatteryBars } from './BatteryBars.js';
import type { BatteryReading } from './use-battery-bars.js';

/** Friday 20 November 2026, in UTC. */
const from = Date.UTC(2026, 10, 20) / 1000;
const hour = 3600;
const to = from + 24 * hour;

const formatTime = (time: number) => new Date(time * 1000).toISOString().slice(11, 16);
const format = (level: number) => `${level}%`;
const labels = {
  period: (start: string, end: string) => `${start} to ${end}`,
  gap: 'No report',
  low: 'low',
};

/** Charged at night, used all day, silent from 10:30 to 12:00. */
const readings: BatteryReading[] = Array.from({ length: 24 * 4 }, (_, quarter) => ({
  at: from + quarter * 900,
  level: Math.round(
    quarter < 26 ? Math.min(100, 48 + quarter * 2.4) : Math.max(0, 100 - (quarter - 26) * 1.38),
  ),
})).filter(({ at }) => at < from + 10.5 * hour || at >= from + 12 * hour);

const frame = { title: 'Battery', labels: frameLabels, minHeight: 200 };

const meta = {
  title: 'Charts/BatteryBars',
  component: BatteryBars,
  args: { from, to, readings, format, formatTime, label: 'Battery on 20 November', labels },
  decorators: [
    (Story) => (
      <div className="max-w-180 pt-10">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BatteryBars>;

export default meta;
type Story = StoryObj<typeof meta>;

const slots = () => [...document.querySelectorAll('[data-slot=chart-column]')];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Battery on 20 November' })).toBeVisible();
    await expect(slots()).toHaveLength(48);
    await expect(slots().filter((slot) => slot.getAttribute('data-state') === 'gap')).toHaveLength(3);
    await userEvent.hover(canvas.getByRole('button', { name: '10:30 to 11:00, No report' }));
    await expect(shownTooltip()).toHaveTextContent('No report10:30 to 11:00');
    await userEvent.hover(canvas.getByRole('button', { name: '23:30 to 00:00, 5%, low' }));
    await expect(shownTooltip()).toHaveTextContent('5%, low23:30 to 00:00');
  },
};

export const Keyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^00:00 to 00:30/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(shownTooltip()).toHaveTextContent('01:00 to 01:30');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ from: from + hour }));
    await userEvent.keyboard('{Escape}');
    await expect(shownTooltip()).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^23:30/ })).toHaveFocus();
    await userEvent.tab();
    await expect(document.querySelector('[data-slot=chart-column] :focus')).toBeNull();
  },
};

export const ADayThatGoesOn: Story = {
  args: { now: from + 14.2 * hour, readings: readings.filter(({ at }) => at < from + 14.2 * hour) },
  play: async () => {
    await expect(slots()).toHaveLength(29);
  },
};

export const ActiveFromOutside: Story = {
  args: { activeId: `${from + 18 * hour}` },
  play: async () => {
    await expect(shownTooltip()).toHaveTextContent('18:00 to 18:30');
  },
};

export const InItsFrame: Story = {
  render: (args) => (
    <ChartFrame {...frame} table={batteryTable({ ...args, columns: ['Time', 'Battery'] })}>
      <BatteryBars {...args} />
    </ChartFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table: Battery' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(49);
    await expect(canvas.getByRole('row', { name: '11:30 to 12:00 No report' })).toBeInTheDocument();
  },
};

export const Loading: Story = { render: () => <ChartFrame {...frame} loading /> };

export const Empty: Story = { render: () => <ChartFrame {...frame} empty /> };

export const WithError: Story = { render: () => <ChartFrame {...frame} error={loadError} /> };

export const LongText: Story = {
  args: {
    activeId: `${from + 11 * hour}`,
    format: (level: number) => `${level} Prozent`,
    formatTime: (time: number) => `${formatTime(time)} Uhr`,
    labels: {
      period: (start: string, end: string) => `in der Zeit von ${start} bis ${end}`,
      gap: 'Das Gerät hat in dieser halben Stunde keinen Ladezustand gemeldet',
      low: 'niedriger Ladezustand',
    },
  },
};
