import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.js';

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: {
    today: '2026-11-20',
    min: '2026-08-23',
    locale: 'en-GB',
    presets: [
      { id: 'week', label: 'Last 7 days', days: 7 },
      { id: 'day', label: 'Today', days: 1 },
      { id: 'month', label: 'Last 30 days', days: 30 },
    ],
    labels: {
      name: 'Period',
      custom: 'A single day',
      chooseFirst: 'Choose the first day',
      chooseLast: 'Choose the last day',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
    },
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: /^Period: / });
const open = async () => {
  await userEvent.click(opener());
  await screen.findByRole('dialog', { name: 'Period' });
};
const dayHasFocus = (date: string) =>
  waitFor(() => expect(document.querySelector(`[data-day="${date}"]`)).toHaveFocus());
const pressDay = async (date: string) => {
  const day = document.querySelector(`[data-day="${date}"]`);
  if (!day) throw new Error(`${date} is not shown`);
  await userEvent.click(day);
};

export const Default: Story = {
  play: async ({ args }) => {
    await expect(opener()).toHaveAccessibleName(/^Period: Last 7 days, 14/);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-22', to: '2026-11-20' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener()).toHaveFocus();
  },
};

export const Open: Story = { play: open };

export const TwoDays: Story = {
  play: async ({ args }) => {
    await open();
    await pressDay('2026-11-12');
    await expect(screen.getByText('Choose the last day')).toBeVisible();
    await pressDay('2026-11-05');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-05', to: '2026-11-12' });
  },
};

export const SingleDay: Story = {
  args: { single: true },
  play: async ({ args }) => {
    await open();
    await pressDay('2026-11-12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-12', to: '2026-11-12' });
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[data-day="2026-11-20"]')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-12', to: '2026-11-19' });
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

export const MovesByWeekAndMonth: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await dayHasFocus('2026-11-20');
    for (const [key, date] of [
      ['{Home}', '2026-11-16'],
      ['{PageUp}', '2026-10-16'],
      ['{End}', '2026-10-18'],
      ['{ArrowRight}', '2026-10-19'],
      ['{PageDown}', '2026-11-19'],
      ['{ArrowUp}', '2026-11-12'],
    ] as const) {
      await userEvent.keyboard(key);
      await dayHasFocus(date);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithoutPresets: Story = { args: { presets: [] } };

export const LongText: Story = {
  args: {
    locale: 'pl',
    presets: [{ id: 'week', label: 'Ostatnie siedem dni z dzisiejszym włącznie', days: 7 }],
  },
};
