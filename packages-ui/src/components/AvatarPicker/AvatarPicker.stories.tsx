import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AvatarPicker } from './AvatarPicker.js';

const meta = {
  title: 'Components/AvatarPicker',
  component: AvatarPicker,
  args: { label: 'Picture', boyLabel: 'Boy', girlLabel: 'Girl', onValueChange: fn() },
} satisfies Meta<typeof AvatarPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Boy' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Girl' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('radio', { name: 'Girl' })).toBeChecked();
  },
};

export const Girl: Story = { args: { defaultValue: 2, colour: 3 } };
export const NothingChosen: Story = {
  args: { defaultValue: null, error: 'Choose a face' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Boy' })).not.toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true } };
