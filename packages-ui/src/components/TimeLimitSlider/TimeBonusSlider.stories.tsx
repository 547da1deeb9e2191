import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { english, formatMinutes, german } from '../../stories/time-limit-words.js';
import { Card } from '../Card/index.js';
import { TimeBonusSlider } from './index.js';

const meta = {
  title: 'Components/TimeLimitSlider/TimeBonusSlider',
  component: TimeBonusSlider,
  tags: ['!autodocs'],
  args: {
    label: 'More time today',
    hint: 'On top of the limit, until midnight. Blocked hours stay blocked.',
    defaultValue: 30,
    formatValue: (minutes) => (minutes === 0 ? 'No bonus' : `+ ${formatMinutes(minutes)}`),
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
} satisfies Meta<typeof TimeBonusSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'More time today' });
    await expect(slider).toHaveAttribute('aria-valuetext', '+ 30 min');
    await expect(slider).toHaveAccessibleDescription(/until midnight/);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(120);
    // Two hours are an amount like any other: the track stays full, unlike that of a limit that limits nothing
    await expect(slider.closest('[data-slot=minutes-track]')).toHaveAttribute('data-value', 'within');
    await userEvent.click(canvas.getByRole('button', { name: '5 minutes less' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(115);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(115);
  },
};

export const None: Story = {
  args: { defaultValue: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '5 minutes less' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, hint: 'This device has no bonus.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('data-disabled');
  },
};

export const Loading: Story = { args: { loading: true } };

export const WithError: Story = { args: { error: 'The bonus could not be saved.' } };

export const LongText: Story = {
  args: { label: 'Zusätzliche Nutzungszeit ausschließlich am heutigen Donnerstag', labels: german },
};
