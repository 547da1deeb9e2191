import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LanguageSwitcher } from './LanguageSwitcher.js';

const meta = {
  title: 'Components/LanguageSwitcher',
  component: LanguageSwitcher,
  args: {
    label: 'Language',
    defaultValue: 'en',
    languages: [
      { value: 'pl', name: 'Polski' },
      { value: 'en', name: 'English' },
      { value: 'cz', name: 'Čeština', tag: 'cs' },
      { value: 'vn', name: 'Tiếng Việt', tag: 'vi' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof LanguageSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    const vietnamese = await screen.findByRole('menuitemradio', { name: 'Tiếng Việt' });
    await expect(vietnamese).toHaveAttribute('lang', 'vi');
    await userEvent.click(vietnamese);
    await expect(args.onValueChange).toHaveBeenCalledWith('vn');
    await expect(canvas.getByRole('button', { name: 'Language: Tiếng Việt' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('vn');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    label: 'Benutzeroberflächensprache',
    languages: [
      { value: 'de', name: 'Deutsch (österreichisches Hochdeutsch)' },
      { value: 'vn', name: 'Tiếng Việt (Cộng hòa xã hội chủ nghĩa Việt Nam)', tag: 'vi' },
    ],
    defaultValue: 'de',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
};

/** The list is there at once, for a page that loaded it because somebody pressed the button. */
export const OpenFromTheStart: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
};
