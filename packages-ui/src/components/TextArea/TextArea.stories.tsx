import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.js';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Your task', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your task' }), '2x + 3 = 7{Enter}x = ?');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2x + 3 = 7\nx = ?');
  },
};

export const WithHint: Story = { args: { hint: 'Write it as it stands in the book' } };
export const WithError: Story = { args: { error: 'Write the task first' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Solve 2x + 3 = 7' } };
export const LongText: Story = {
  args: { defaultValue: 'Wahrscheinlichkeitsrechnung und Differentialgleichungen. '.repeat(12) },
};
