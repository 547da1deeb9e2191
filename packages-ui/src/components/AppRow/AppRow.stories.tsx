import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, EllipsisVertical } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card } from '../Card/index.js';
import { IconButton } from '../IconButton/index.js';
import { Menu, MenuItem } from '../Menu/index.js';
import { AppRow } from './AppRow.js';

const icon = (letter: string, hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 45% 42%)"/><text x="20" y="28" font-size="22" font-family="sans-serif" text-anchor="middle" fill="white">${letter}</text></svg>`)}`;

const labels = {
  allowed: 'allowed',
  new: 'New',
  uninstalled: 'Uninstalled',
  failed: 'Could not be saved. The switch shows what the phone has.',
};

const menu = (
  <Menu
    trigger={
      <IconButton label="More for YouTube">
        <EllipsisVertical aria-hidden />
      </IconButton>
    }
  >
    <MenuItem>
      <CalendarClock aria-hidden /> Time limit
    </MenuItem>
  </Menu>
);

const meta = {
  title: 'Components/AppRow',
  component: AppRow,
  args: {
    name: 'YouTube',
    icon: icon('Y', 4),
    usage: '58 min today, 12 starts',
    labels,
    onAllowedChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card className="max-w-xl">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof AppRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'YouTube: allowed' });
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(args.onAllowedChange).toHaveBeenLastCalledWith(false);
    await expect(control).not.toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(args.onAllowedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Blocked: Story = { args: { defaultAllowed: false } };

export const New: Story = {
  args: { name: 'Roblox', icon: icon('R', 212), isNew: true, usage: 'Installed at 16:04' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

export const Uninstalled: Story = {
  args: {
    name: 'TikTok',
    icon: icon('T', 330),
    isNew: true,
    uninstalled: true,
    usage: '3 h 10 min in 7 days',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uninstalled')).toBeVisible();
    await expect(canvas.queryByText('New')).toBeNull();
  },
};

export const Saving: Story = {
  args: { saveState: 'saving' },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(args.onAllowedChange).not.toHaveBeenCalled();
    await expect(control).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { saveState: 'failed', allowed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(labels.failed)).toBeVisible();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(labels.failed);
  },
};

export const Controlled: Story = {
  args: { allowed: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onAllowedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const WithMenu: Story = {
  args: { menu },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for YouTube' }));
    await expect(await screen.findByRole('menuitem', { name: 'Time limit' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const WithoutIcon: Story = { args: { icon: 'data:image/png;base64,broken', usage: undefined } };
export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    name: 'Familienorganisationskalenderbenachrichtigungszentrale für Erziehungsberechtigte',
    usage: 'Thời gian sử dụng trong bảy ngày qua: 12 giờ 48 phút, 1.204 lần mở ứng dụng',
    uninstalled: true,
    saveState: 'failed',
    menu,
  },
};
