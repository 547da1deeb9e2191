import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField.js';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showPasswordLabel: 'Show password', hidePasswordLabel: 'Hide password' },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'correct horse');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Weak: Story = {
  args: {
    autoComplete: 'new-password',
    defaultValue: 'abc',
    hint: 'At least 8 characters',
    strength: { score: 1, label: 'Weak' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /Weak.*At least 8 characters/,
    );
  },
};
export const Fair: Story = {
  args: { defaultValue: 'abcdefgh', strength: { score: 2, label: 'Fair' } },
};
export const Strong: Story = {
  args: { defaultValue: 'blue-kite-over-7-hills', strength: { score: 4, label: 'Strong' } },
};
export const NothingTyped: Story = { args: { strength: { score: 0, label: 'At least 8 characters' } } };
export const WithError: Story = { args: { error: 'The password is too short', defaultValue: 'abc' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'abc' } };
export const LongText: Story = {
  args: {
    label: 'Wiederherstellungskennwort für das Familienkonto',
    strength: { score: 3, label: 'Überdurchschnittlich widerstandsfähig gegen Entschlüsselungsversuche' },
  },
};
