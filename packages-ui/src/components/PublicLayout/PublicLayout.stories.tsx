import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.js';
import { LanguageSwitcher } from '../LanguageSwitcher/index.js';
import { Link } from '../Link/index.js';
import { PasswordField } from '../PasswordField/index.js';
import { TextField } from '../TextField/index.js';
import { PublicLayout } from './PublicLayout.js';

const meta = {
  title: 'Components/PublicLayout',
  component: PublicLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <span className="font-bold tracking-tight text-brand">Ostoja</span>,
    languageSwitcher: (
      <LanguageSwitcher
        label="Language"
        languages={[
          { value: 'en', name: 'English' },
          { value: 'pl', name: 'Polski' },
        ]}
      />
    ),
    title: 'Sign in',
    intro: 'See how the day went.',
    footer: (
      <>
        No account yet? <Link href="#register">Create one</Link>
      </>
    ),
    children: (
      <form className="grid gap-4">
        <TextField label="E-mail" type="email" autoComplete="email" />
        <PasswordField label="Password" showPasswordLabel="Show password" hidePasswordLabel="Hide password" />
        <Button type="submit" fullWidth>
          Sign in
        </Button>
      </form>
    ),
  },
} satisfies Meta<typeof PublicLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
};
export const Wide: Story = { args: { width: 'lg' } };
export const LongText: Story = {
  args: {
    title: 'Benutzerkontowiederherstellungsbestätigung',
    intro: 'Chúng tôi đã gửi cho bạn một mã gồm sáu chữ số qua thư điện tử.',
  },
};
