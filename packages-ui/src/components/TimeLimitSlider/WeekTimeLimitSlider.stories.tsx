import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { english, formatLimit, german } from '../../stories/time-limit-words.js';
import { Card } from '../Card/index.js';
import { scheduleFormat } from '../ScheduleGrid/index.js';
import { WeekTimeLimitSlider, type WeekOfMinutes } from './index.js';

const week: WeekOfMinutes = [90, 90, 90, 90, 120, 480, 240];

const meta = {
  title: 'Components/TimeLimitSlider/WeekTimeLimitSlider',
  component: WeekTimeLimitSlider,
  tags: ['!autodocs'],
  args: {
    label: 'Apps, day by day',
    defaultValue: week,
    formatValue: formatLimit,
    formatWeekday: scheduleFormat('en-GB').formatWeekday,
    labels: english,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof WeekTimeLimitSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('slider')).toHaveLength(7);
    const friday = within(canvas.getByRole('group', { name: 'Friday' }));
    friday.getByRole('slider', { name: 'Friday' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([90, 90, 90, 90, 125, 480, 240]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([90, 90, 90, 90, 125, 480, 240]);
    const entry = friday.getByRole('textbox', { name: 'Minutes' });
    await userEvent.clear(entry);
    await userEvent.type(entry, '1000{Enter}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([90, 90, 90, 90, 1000, 480, 240]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const AllDays: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All days' }));
    const panel = within(await screen.findByRole('dialog', { name: 'All days' }));
    panel.getByRole('slider', { name: 'All days' }).focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole('button', { name: 'Set for every day' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([5, 5, 5, 5, 5, 5, 5]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CopyADay: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy a day' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Copy a day' }));
    await userEvent.click(panel.getByRole('radio', { name: 'Saturday' }));
    await expect(panel.getByText('No limit')).toBeVisible();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Sunday' }));
    await userEvent.click(panel.getByRole('button', { name: 'Copy' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([90, 90, 90, 90, 120, 480, 480]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The week of the value is Monday first; the week of the reader need not be. */
export const SundayFirst: Story = {
  args: { firstDayOfWeek: 7 },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('slider');
    await expect(first).toHaveAccessibleName('Sunday');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([90, 90, 90, 90, 120, 480, 235]);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'All days' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Apps, day by day' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const WithError: Story = {
  args: { error: 'The limits could not be saved. They are as they were before.' },
};

export const LongText: Story = {
  args: {
    label: 'Nutzungszeitbegrenzungen für einzelne Wochentage',
    labels: german,
    formatWeekday: scheduleFormat('de-DE').formatWeekday,
    formatValue: (minutes) => (minutes >= 480 ? 'Unbegrenzte Nutzungszeit' : `${minutes} Minuten`),
  },
};
