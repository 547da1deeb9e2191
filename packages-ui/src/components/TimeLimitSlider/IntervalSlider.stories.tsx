import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../Card/index.js';
import { IntervalSlider } from './index.js';

const meta = {
  title: 'Components/TimeLimitSlider/IntervalSlider',
  component: IntervalSlider,
  tags: ['!autodocs'],
  args: {
    label: 'Save the screen',
    hint: 'The device saves a picture at this interval while somebody uses it.',
    defaultValue: 120,
    max: 300,
    step: 60,
    formatValue: (seconds) => (seconds === 0 ? 'Never' : `Every ${seconds / 60} min`),
    labels: { less: 'A minute less', more: 'A minute more', loading: 'The interval is loading' },
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
} satisfies Meta<typeof IntervalSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Save the screen' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Every 2 min');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(180);
    await userEvent.keyboard('{End}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(300);
    await userEvent.click(canvas.getByRole('button', { name: 'A minute less' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(240);
    await userEvent.keyboard('{Tab}');
  },
};

export const Never: Story = {
  args: { defaultValue: 0 },
  play: async ({ canvas, args }) => {
    const less = canvas.getByRole('button', { name: 'A minute less' });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Never');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('data-disabled');
  },
};

export const Loading: Story = { args: { loading: true } };

export const WithError: Story = { args: { error: 'The interval could not be saved.' } };

export const LongText: Story = {
  args: {
    label: 'Speicherintervall für Bildschirmaufzeichnungen',
    formatValue: () => 'In regelmäßigen Abständen von jeweils fünf Minuten',
  },
};
