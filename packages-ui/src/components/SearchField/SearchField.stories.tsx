import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.js';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Search apps',
    placeholder: 'Search apps',
    clearLabel: 'Clear the search',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search apps' });
    await userEvent.type(input, 'duo');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('duo');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'lib{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const WithValue: Story = { args: { defaultValue: 'Minecraft' } };
export const WithError: Story = { args: { hideLabel: false, error: 'Write at least two letters' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Minecraft' } };
export const VisibleLabel: Story = { args: { hideLabel: false, hint: 'By name or address' } };
export const LongText: Story = { args: { defaultValue: 'Rindfleischetikettierungsüberwachung '.repeat(4) } };
