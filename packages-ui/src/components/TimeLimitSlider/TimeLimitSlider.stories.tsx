import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { english, formatLimit, german } from '../../stories/time-limit-words.js';
import { Card } from '../Card/index.js';
import { TimeLimitSlider } from './index.js';

const meta = {
  title: 'Components/TimeLimitSlider',
  component: TimeLimitSlider,
  tags: ['!autodocs'],
  args: {
    label: 'Apps, every day',
    defaultValue: 150,
    formatValue: formatLimit,
    labels: english,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [
    (Story) => (
      <Card className="max-w-140">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof TimeLimitSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Apps, every day' });
    await expect(canvas.getByRole('group', { name: 'Apps, every day' })).toContainElement(slider);
    await expect(slider).toHaveAttribute('aria-valuenow', '150');
    await expect(slider).toHaveAttribute('aria-valuemax', '480');
    await expect(slider).toHaveAttribute('aria-valuetext', '2 h 30 min');
    await expect(canvas.getByText('2 h 30 min')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Minutes' })).toHaveValue('150');
  },
};

/** Arrows go by 5 minutes, Page Up and Page Down by 50. Each press is a move that is over. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(155);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(155);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(145);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(195);
    await userEvent.keyboard('{End}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(480);
    await expect(slider).toHaveAttribute('aria-valuetext', 'No limit');
    await userEvent.keyboard('{Home}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(0);
    await expect(slider).toHaveAttribute('aria-valuetext', 'No time');
  },
};

/** Any whole number of minutes up to a day can be typed; it counts with Enter or when the field is left. */
export const TypedMinutes: Story = {
  play: async ({ canvas, args }) => {
    const entry = canvas.getByRole('textbox', { name: 'Minutes' });
    await userEvent.clear(entry);
    await userEvent.type(entry, '37');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(37);
    await userEvent.click(canvas.getByRole('button', { name: '5 minutes more' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(40);

    await userEvent.clear(entry);
    await userEvent.type(entry, '900');
    await userEvent.tab();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(900);
    await expect(entry).toHaveValue('900');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '480');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'No limit');
    await expect(canvas.getByRole('button', { name: '5 minutes more' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: '5 minutes less' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(475);
  },
};

export const WrongEntry: Story = {
  play: async ({ canvas, args }) => {
    const entry = canvas.getByRole('textbox', { name: 'Minutes' });
    await userEvent.clear(entry);
    await userEvent.type(entry, '1441{Enter}');
    await expect(entry).toBeInvalid();
    await expect(entry).toHaveAccessibleDescription('Type a whole number of minutes, at most 1440.');
    await userEvent.clear(entry);
    await userEvent.keyboard('{Enter}');
    await expect(entry).toHaveAccessibleDescription('Type the minutes, or 480 for no limit.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(entry, '5{Escape}');
    await expect(entry).toHaveValue('150');
    await expect(entry).toBeValid();
    await userEvent.clear(entry);
    await userEvent.type(entry, 'two{Enter}');
    await expect(entry).toBeInvalid();
  },
};

/** Moves are told while the finger moves, the commit once it is lifted. */
export const Pointer: Story = {
  play: async ({ canvas, args }) => {
    const track = canvas.getByRole('slider').closest('[data-slot="minutes-track"]');
    if (!(track instanceof HTMLElement)) throw new Error('the slider has no track');
    const { left, width, top, height } = track.getBoundingClientRect();
    const at = (minutes: number) => ({
      pointerId: 1,
      clientX: left + (minutes / 480) * width,
      clientY: top + height / 2,
    });
    // A pointer that is made up can't be captured: this one says that it is.
    track.setPointerCapture = () => {};
    track.hasPointerCapture = () => true;
    track.releasePointerCapture = () => {};
    await fireEvent.pointerDown(track, at(240));
    await fireEvent.pointerMove(track, at(300));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(300);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await fireEvent.pointerUp(track, at(300));
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(300);

    // The finger scrolls the page instead: the limit is what it was.
    await fireEvent.pointerDown(track, at(60));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
    await fireEvent.pointerCancel(track, at(60));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(300);
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
  },
};

function Controlled() {
  const [minutes, setMinutes] = useState(60);
  return (
    <TimeLimitSlider
      label="Internet, every day"
      value={minutes}
      onValueChange={(next) => setMinutes(Math.min(next, 120))}
      formatValue={formatLimit}
      labels={english}
    />
  );
}

/** The owner of the value has the last word: this one allows two hours at most. */
export const ControlledValue: Story = {
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('textbox');
    await userEvent.clear(entry);
    await userEvent.type(entry, '300{Enter}');
    await expect(entry).toHaveValue('120');
    await expect(canvas.getByText('2 h')).toBeVisible();
  },
};

export const Unlimited: Story = {
  args: { defaultValue: 480 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No limit', { selector: 'output' })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('data-disabled');
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '5 minutes less' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Apps, every day' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const WithHint: Story = {
  args: { hint: 'Counts only in apps that follow the schedule.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(/follow the schedule/);
  },
};

export const WithError: Story = {
  args: { error: 'The limit could not be saved. It is as it was before.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(/could not be saved/);
  },
};

export const LongText: Story = {
  args: {
    label: 'Tägliche Nutzungszeitbegrenzung für Anwendungen und Spiele',
    labels: german,
    formatValue: (minutes) =>
      minutes >= 480 ? 'Unbegrenzte Nutzungszeit' : `${minutes} Minuten Nutzungszeit`,
    hint: 'Die Begrenzung gilt für alle Anwendungen, die dem Zeitplan folgen.',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
