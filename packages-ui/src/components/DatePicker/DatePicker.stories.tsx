import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DatePicker } from './DatePicker.js';

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: {
    today: '2026-11-20',
    min: '2026-10-21',
    locale: 'en-GB',
    labels: {
      name: 'Day',
      previousDay: 'Previous day',
      nextDay: 'Next day',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
    },
    onValueChange: fn(),
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: /^Day: / });

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Next day' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-19');
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[data-day="2026-11-19"]')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-12');
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

export const Open: Story = {
  play: async () => {
    await userEvent.click(opener());
    await expect(await screen.findByRole('dialog', { name: 'Day' })).toBeVisible();
  },
};

export const AtTheEarliestDay: Story = {
  args: { defaultValue: '2026-10-21' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TheFutureIsClosed: Story = {
  play: async () => {
    await userEvent.click(opener());
    await screen.findByRole('dialog', { name: 'Day' });
    await expect(document.querySelector('[data-day="2026-11-21"]')).toBeDisabled();
    await expect(document.querySelector('[data-day="2026-11-20"]')).toBeEnabled();
    await expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NothingBeforeTheFirstDay: Story = {
  args: { min: '2026-11-10' },
  play: async () => {
    await userEvent.click(opener());
    await screen.findByRole('dialog', { name: 'Day' });
    await expect(document.querySelector('[data-day="2026-11-09"]')).toBeDisabled();
    await expect(document.querySelector('[data-day="2026-11-10"]')).toBeEnabled();
  },
};

/** For a schedule of the coming days: `max` opens the future. */
export const WithTheFutureOpen: Story = {
  args: { max: '2026-12-31', defaultValue: '2026-11-20' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** In a card on a phone even a long date stays on one line. */
export const LongText: Story = {
  args: { locale: 'pl', defaultValue: '2026-10-28', className: 'max-w-74' },
  play: async () => {
    const [height, line] = [opener().offsetHeight, Number.parseFloat(getComputedStyle(opener()).lineHeight)];
    await expect(height).toBeLessThan(44 + line);
    await expect(opener()).toHaveAccessibleName(/października 2026$/);
  },
};
