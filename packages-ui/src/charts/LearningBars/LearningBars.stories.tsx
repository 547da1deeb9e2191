import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { addDays, formatDay, type CalendarDay } from '../../components/Calendar/calendar-day.js';
import { frameLabels, loadError, shownTooltip } from '../../stories/chart-parts.js';
import { ChartFrame } from '../ChartFrame/index.js';
import { learningTable } from './learning-words.js';
import { LearningBars } from './LearningBars.js';
import type { LearningDay, LearningSeries } from './use-learning-bars.js';

const today = '2026-11-20';
const one: LearningSeries[] = [{ id: 'tasks', label: 'Tasks' }];
const subjects: LearningSeries[] = [
  { id: 'math', label: 'Mathematics' },
  { id: 'physics', label: 'Physics' },
  { id: 'chemistry', label: 'Chemistry' },
  { id: 'english', label: 'English' },
];

const tasks = (count: number): LearningDay[] =>
  Array.from({ length: count }, (_, before) => ({
    day: addDays(today, -before),
    values: [(before * 7 + 4) % 11],
  }));
const minutes: LearningDay[] = Array.from({ length: 14 }, (_, before) => ({
  day: addDays(today, -before),
  values:
    before % 6 === 2 ? [0, 0, 0, 0] : [25 - before, (before * 5) % 17, (before * 3) % 9, 4 + (before % 5)],
}));

const long = (day: CalendarDay) =>
  formatDay(day, 'en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

const frame = { title: 'Tasks a day', labels: frameLabels, minHeight: 200 };

const meta = {
  title: 'Charts/LearningBars',
  component: LearningBars,
  args: {
    days: tasks(14),
    series: one,
    lastDay: today,
    format: (count: number) => `${count}`,
    formatDay: (day: CalendarDay) => formatDay(day, 'en-GB', { day: 'numeric', month: 'short' }),
    formatDayLong: long,
    label: 'Tasks solved a day',
  },
  decorators: [
    (Story) => (
      <div className="max-w-150 pt-14">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LearningBars>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = () => [...document.querySelectorAll('[data-slot=chart-column]')];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(columns()).toHaveLength(14);
    await userEvent.hover(canvas.getByRole('button', { name: 'Thursday 19 November, 0' }));
    await expect(shownTooltip()).toHaveTextContent('Thursday 19 November0');
  },
};

/** The first days of a family: the chart still shows two weeks. */
export const FewDays: Story = {
  args: { days: tasks(3) },
  play: async () => {
    await expect(columns()).toHaveLength(14);
  },
};

export const Subjects: Story = {
  args: { days: minutes, series: subjects, format: (spent: number) => `${spent} min`, label: 'Time a day' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(
      canvas.getByRole('button', { name: 'Friday 20 November, 29 min: Mathematics 25 min, English 4 min' }),
    ).toHaveFocus();
    await expect(shownTooltip()).toHaveTextContent('Friday 20 November29 minMathematics25 minEnglish4 min');
    await expect(canvas.getByText('Chemistry')).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Saturday 7 November/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shownTooltip()).toHaveTextContent('Sunday 8 November');
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ day: '2026-11-08' }));
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^Saturday 7 November/ })).toHaveFocus();
  },
};

export const ThreeMonths: Story = {
  args: { days: tasks(90) },
  play: async () => {
    await expect(columns()).toHaveLength(90);
  },
};

export const ActiveFromOutside: Story = {
  args: { activeId: '2026-11-20' },
  play: async () => {
    await expect(shownTooltip()).toHaveTextContent('Friday 20 November');
  },
};

export const InItsFrame: Story = {
  render: (args) => (
    <ChartFrame {...frame} table={learningTable({ ...args, columns: ['Day', 'All'] })}>
      <LearningBars {...args} />
    </ChartFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table: Tasks a day' }));
    await expect(canvas.getByRole('row', { name: 'Friday 20 November 4' })).toBeInTheDocument();
  },
};

export const Loading: Story = { render: () => <ChartFrame {...frame} loading /> };

export const Empty: Story = { render: () => <ChartFrame {...frame} empty /> };

export const WithError: Story = { render: () => <ChartFrame {...frame} error={loadError} /> };

export const LongText: Story = {
  args: {
    days: minutes,
    series: [
      { id: 'math', label: 'Naturwissenschaftlich-mathematische Grundlagenfächer' },
      { id: 'physics', label: 'Vật lý và khoa học tự nhiên ứng dụng trong đời sống' },
      ...subjects.slice(2),
    ],
    format: (spent: number) => `${spent} Minuten`,
    formatDay: (day: CalendarDay) => formatDay(day, 'de-DE', { day: 'numeric', month: 'long' }),
    formatDayLong: (day: CalendarDay) => formatDay(day, 'de-DE', { dateStyle: 'full' }),
    activeId: '2026-11-19',
  },
};
