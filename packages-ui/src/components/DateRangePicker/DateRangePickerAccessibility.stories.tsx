import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.js';

/** What the page about DateRangePicker says of keys and screen readers, line by line. */
const meta = {
  title: 'Accessibility/DateRangePicker',
  component: DateRangePicker,
  args: {
    today: '2026-11-20',
    min: '2026-08-23',
    locale: 'en-GB',
    presets: [
      { id: 'week', label: 'Last 7 days', days: 7 },
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
const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`);
const atDay = (date: string) => waitFor(() => expect(day(date)).toHaveFocus());
const openByKey = async (key = '{Enter}') => {
  opener().focus();
  await userEvent.keyboard(key);
  await atDay('2026-11-20');
};

export const WhatAScreenReaderSays: Story = {
  play: async () => {
    await expect(opener()).toHaveAccessibleName(/^Period: Last 7 days, 14.+20 Nov 2026$/);
    await expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(opener());
    const dialog = within(await screen.findByRole('dialog', { name: 'Period' }));
    await expect(dialog.getByRole('button', { name: 'Last 7 days', pressed: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Last 30 days', pressed: false })).toBeVisible();
    await expect(dialog.getByText('Choose the first day')).toHaveAttribute('aria-live', 'polite');
    await expect(dialog.getByRole('table', { name: 'November 2026' })).toBeVisible();
    await expect(dialog.getByText('November 2026')).toHaveAttribute('aria-live', 'polite');
    const today = dialog.getByRole('button', { name: /^Friday,? 20 November 2026$/, pressed: true });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(
      dialog.getByRole('button', { name: /^Friday,? 13 November 2026$/, pressed: false }),
    ).toBeEnabled();
    await expect(dialog.getByRole('button', { name: /^Saturday,? 21 November 2026$/ })).toBeDisabled();
  },
};

export const SaysWhichDayIsAwaited: Story = {
  play: async () => {
    await openByKey();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('Choose the last day')).toHaveAttribute('aria-live', 'polite');
  },
};

export const EnterAndSpaceOpen: Story = {
  play: async () => {
    await openByKey('{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await openByKey(' ');
  },
};

export const TabOrder: Story = {
  play: async () => {
    await openByKey();
    screen.getByRole('button', { name: 'Last 7 days' }).focus();
    for (const name of ['Last 30 days', 'Previous month', 'Next month', /^Friday,? 20 November 2026$/]) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  },
};

export const ByDayAndWeek: Story = {
  play: async () => {
    await openByKey();
    await userEvent.keyboard('{ArrowLeft}');
    await atDay('2026-11-19');
    await userEvent.keyboard('{ArrowRight}');
    await atDay('2026-11-20');
    await userEvent.keyboard('{ArrowUp}');
    await atDay('2026-11-13');
    await userEvent.keyboard('{ArrowDown}');
    await atDay('2026-11-20');
    await userEvent.keyboard('{Home}');
    await atDay('2026-11-16');
    // The week ends on the 22nd, but the future is closed.
    await userEvent.keyboard('{End}');
    await atDay('2026-11-20');
  },
};

export const PastTheEdgeTheMonthTurns: Story = {
  play: async () => {
    await openByKey();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await atDay('2026-10-30');
    await expect(screen.getByText('October 2026')).toBeVisible();
  },
};

export const ByMonth: Story = {
  play: async () => {
    await openByKey();
    await userEvent.keyboard('{PageUp}');
    await atDay('2026-10-20');
    await userEvent.keyboard('{PageDown}');
    await atDay('2026-11-20');
    // Four months back there is nothing kept: it stops at the first day that is.
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}');
    await atDay('2026-08-23');
  },
};

export const EnterAndSpaceChoose: Story = {
  play: async ({ args }) => {
    await openByKey();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-18', to: '2026-11-19' });
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

export const EscapeChangesNothing: Story = {
  play: async ({ args }) => {
    await openByKey();
    await userEvent.keyboard('{ArrowLeft}{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener()).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(opener()).toHaveAccessibleName(/Last 7 days/);
  },
};
