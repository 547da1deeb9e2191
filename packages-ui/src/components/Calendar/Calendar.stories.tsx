import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Calendar } from './Calendar.js';

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  args: {
    selected: { from: '2026-11-20', to: '2026-11-20' },
    today: '2026-11-20',
    min: '2026-10-21',
    max: '2026-11-20',
    locale: 'en-GB',
    labels: { previousMonth: 'Previous month', nextMonth: 'Next month' },
    onSelect: fn(),
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (date: string) => document.querySelector(`[data-day="${date}"]`);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Mon' })).toBeVisible();
    await expect(day('2026-11-21')).toBeDisabled();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(day('2026-11-20')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day('2026-11-20')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(day('2026-11-16')).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(day('2026-10-21')).toHaveFocus();
    await expect(canvas.getByText('October 2026')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2026-10-28');
  },
};

export const Range: Story = { args: { selected: { from: '2026-11-09', to: '2026-11-15' } } };

export const NothingChosen: Story = {
  args: { selected: null },
  play: async () => {
    await expect(document.querySelectorAll('[data-slot=calendar-day][aria-pressed=true]')).toHaveLength(0);
    await expect(day('2026-11-20')).toHaveAttribute('aria-current', 'date');
  },
};

export const Polish: Story = {
  args: { locale: 'pl', labels: { previousMonth: 'Poprzedni miesiąc', nextMonth: 'Następny miesiąc' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('listopad 2026')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { locale: 'vi', labels: { previousMonth: 'Tháng trước', nextMonth: 'Tháng sau' } },
};
