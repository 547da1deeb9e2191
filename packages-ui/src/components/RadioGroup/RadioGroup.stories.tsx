import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RadioGroup } from './RadioGroup.js';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'When time is up',
    options: [
      { value: 'warn', label: 'Warn', hint: 'The child sees a note' },
      { value: 'lock', label: 'Lock the phone' },
      { value: 'off', label: 'Do nothing' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 'warn' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Lock the phone'));
    await expect(canvas.getByRole('radio', { name: 'Lock the phone' })).toBeChecked();
    // Held, as a finger does: the choice follows the focus one tick after the key goes down.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('off'));
    await userEvent.keyboard('{/ArrowDown}');
    await expect(canvas.getByRole('radiogroup', { name: 'When time is up' })).toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Choose one' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'lock' } };
export const WithADisabledOption: Story = {
  args: {
    defaultValue: 'warn',
    options: [
      { value: 'warn', label: 'Warn' },
      { value: 'lock', label: 'Lock the phone', hint: 'Not on this phone', disabled: true },
      { value: 'off', label: 'Do nothing' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Lock the phone' })).toBeDisabled();
    canvas.getByRole('radio', { name: 'Warn' }).focus();
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('off'));
    await userEvent.keyboard('{/ArrowDown}');
  },
};
export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: 'Bildschirmzeitbegrenzungsbenachrichtigungen an alle Erziehungsberechtigten' },
    ],
  },
};
