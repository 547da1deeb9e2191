import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
/** The rule of the registration: what is typed is rated as one types. */
function RatedExample() {
  const [password, setPassword] = useState('');
  const items = [
    { label: 'At least 8 characters', met: password.length >= 8 },
    { label: 'A digit', met: /\d/.test(password) },
    { label: 'A small letter', met: /\p{Ll}/u.test(password) },
    { label: 'A capital letter', met: /\p{Lu}/u.test(password) },
    { label: 'More than 4 different characters', met: new Set(password).size > 4 },
  ];
  const missing = items.filter(({ met }) => !met).length;
  const strong = { score: 4, label: 'Strong' } as const;
  const fair = { score: 3, label: 'Fair' } as const;
  const weak = { score: 1, label: 'Weak' } as const;
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      showPasswordLabel="Show password"
      hidePasswordLabel="Hide password"
      strength={missing === 0 ? strong : missing === 1 ? fair : weak}
      requirements={{ items, metLabel: 'done', unmetLabel: 'missing' }}
      onValueChange={setPassword}
    />
  );
}

export const AgainstARule: Story = {
  render: () => <RatedExample />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText('New password');
    const unmet = () =>
      canvasElement.querySelectorAll('[data-slot=password-requirements] [data-state=unmet]');
    await expect(unmet()).toHaveLength(5);
    await userEvent.type(input, 'abcdef12');
    await expect(unmet()).toHaveLength(1);
    await expect(input).toHaveAccessibleDescription(/Fair.*A capital letter ?: missing/);
    await userEvent.type(input, 'G');
    await expect(unmet()).toHaveLength(0);
    await expect(canvas.getByText('Strong')).toBeVisible();
  },
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
