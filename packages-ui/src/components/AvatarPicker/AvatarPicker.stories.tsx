import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Boy' })).toHaveFocus();
    // Held, as a finger does: the choice follows the focus one tick after the key goes down.
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(2));
    await userEvent.keyboard('{/ArrowRight}');
  },
};

export const LongText: Story = {
  args: {
    label: 'Profilbilddarstellung',
    boyLabel: 'Hình ảnh khuôn mặt bé trai',
    girlLabel: 'Mädchengesichtsdarstellung',
    error: 'Bitte wählen Sie eine Profilbilddarstellung aus',
  },
};

export const Disabled: Story = { args: { disabled: true } };
