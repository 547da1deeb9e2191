import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.js';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ala@example.org');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ala@example.org');
  },
};

export const WithHint: Story = { args: { hint: 'We write to it when a device goes quiet' } };

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toBeRequired();
  },
};

export const WithError: Story = {
  args: { defaultValue: 'ala@', error: 'This is not a valid e-mail address' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('This is not a valid e-mail address');
  },
};

export const WithIcon: Story = { args: { start: <Mail aria-hidden /> } };

export const Controlled: Story = {
  args: { value: 'ala@example.org', readOnly: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue('ala@example.org');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ala@example.org' } };

export const LongText: Story = {
  args: {
    label: 'Benachrichtigungs-E-Mail-Adresse der erziehungsberechtigten Person',
    hint: 'Chúng tôi chỉ gửi thông báo khi thiết bị của con bạn không báo cáo trong một thời gian dài',
    error: 'Diese Benachrichtigungsadressenüberprüfung ist fehlgeschlagen',
  },
};
