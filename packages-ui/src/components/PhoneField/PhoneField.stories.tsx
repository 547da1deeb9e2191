import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField } from './PhoneField.js';

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: {
    label: 'Phone number',
    countryLabel: 'Country',
    locale: 'en',
    className: 'max-w-sm',
    onValueChange: fn(),
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '501 234 567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+48501234567');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'DE');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+49501234567');
  },
};

export const PastedWithPrefix: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.click(input);
    await userEvent.paste('+44 20 7946 0958');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('GB');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+442079460958');
    await expect(input).toHaveValue('2079460958');
  },
};

export const WithValue: Story = { args: { defaultValue: '+84912345678', locale: 'vi' } };
export const WithError: Story = { args: { defaultValue: '+4812', error: 'This number is not valid' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '+48501234567' } };
export const LongText: Story = {
  args: {
    label: 'Mobiltelefonnummer der erziehungsberechtigten Person',
    hint: 'Chỉ dùng để khôi phục tài khoản',
  },
};
