import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { frameLabels, loadError, shownTooltip } from '../../stories/chart-parts.js';
import { ChartFrame } from '../ChartFrame/index.js';
import { heatTable } from './heat-table.js';
import { TimeOfDayHeat } from './TimeOfDayHeat.js';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Minutes: after school on weekdays, spread over the day on weekends. */
const values = days.map((_, day) =>
  Array.from({ length: 24 }, (__, hour) => {
    if (hour < 7 || hour > 21) return 0;
    const weekend = day > 4;
    if (!weekend && hour < 14) return hour === 7 ? 6 + day : 0;
    return Math.max(0, ((hour * 13 + day * 17) % 42) + (hour > 17 ? 18 : 0) - (weekend ? 4 : 8));
  }),
);

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const frame = { title: 'When', labels: frameLabels, minHeight: 250 };

const meta = {
  title: 'Charts/TimeOfDayHeat',
  component: TimeOfDayHeat,
  args: {
    values,
    days,
    max: 60,
    format: (minutes: number) => `${minutes} min`,
    formatHour: clock,
    formatHourShort: (hour: number) => `${hour}`,
    label: 'Use by hour and weekday',
    labels: { period: (day: string, start: string, end: string) => `${day}, ${start} to ${end}`, day: 'Day' },
  },
  decorators: [
    (Story) => (
      <div className="max-w-180 pt-12">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeOfDayHeat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: 'Use by hour and weekday' }));
    await expect(grid.getAllByRole('cell')).toHaveLength(168);
    await expect(grid.getAllByRole('columnheader')).toHaveLength(25);
    await expect(grid.getByRole('rowheader', { name: 'Tue' })).toBeVisible();
    await expect(grid.getByRole('columnheader', { name: '14:00' })).toBeInTheDocument();
    const tuesday = within(grid.getAllByRole('row')[2] ?? document.body).getAllByRole('cell');
    await userEvent.hover(tuesday[7] ?? document.body);
    await expect(shownTooltip()).toHaveTextContent('7 minTue, 07:00 to 08:00');
  },
};

export const Keyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(shownTooltip()).toHaveTextContent('Mon, 00:00 to 01:00');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(shownTooltip()).toHaveTextContent('Tue, 01:00 to 02:00');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(shownTooltip()).toHaveTextContent('Tue, 23:00 to 24:00');
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await expect(shownTooltip()).toHaveTextContent('Mon, 00:00 to 01:00');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ day: 0, hour: 0 }));
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ day: 0, hour: 1 }));
    await userEvent.keyboard('{Escape}');
    await expect(shownTooltip()).toBeNull();
  },
};

export const ActiveFromOutside: Story = {
  args: { activeId: '5-23' },
  play: async () => {
    await expect(shownTooltip()).toHaveTextContent('Sat, 23:00 to 24:00');
  },
};

export const AWeekOfNothing: Story = {
  args: { values: days.map(() => []), max: undefined },
  play: async () => {
    await expect(document.querySelectorAll('[data-level="0"]')).toHaveLength(168);
  },
};

export const InItsFrame: Story = {
  render: (args) => (
    <ChartFrame {...frame} table={heatTable({ ...args, hourColumn: 'Hour' })}>
      <TimeOfDayHeat {...args} />
    </ChartFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table: When' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(25);
    await expect(canvas.getByRole('columnheader', { name: 'Wed' })).toBeInTheDocument();
  },
};

export const Loading: Story = { render: () => <ChartFrame {...frame} loading /> };

export const Empty: Story = { render: () => <ChartFrame {...frame} empty /> };

export const WithError: Story = { render: () => <ChartFrame {...frame} error={loadError} /> };

export const LongText: Story = {
  args: {
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Thứ năm', 'Poniedziałek', 'Sonnabend', 'Chủ nhật'],
    formatHour: (hour: number) => `${hour % 12 || 12}:00 ${hour % 24 < 12 ? 'vormittags' : 'nachmittags'}`,
    formatHourShort: (hour: number) => `${hour} Uhr`,
    format: (minutes: number) => `${minutes} Minuten Nutzungszeit`,
    activeId: '4-22',
  },
};
