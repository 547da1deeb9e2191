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

export const OpensByItsChevron: Story = {
  play: async ({ canvas, canvasElement }) => {
    const chevron = canvasElement.querySelector('[data-slot=phone-field-chevron]');
    if (!chevron) throw new Error('no chevron');
    const { left, top, width, height } = chevron.getBoundingClientRect();
    await expect(width).toBeGreaterThan(12);
    // A press on it is a press on the list of countries.
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(
      canvas.getByRole('combobox', { name: 'Country' }),
    );
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
