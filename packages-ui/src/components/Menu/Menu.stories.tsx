import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from './Menu.js';

const onSettings = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: <Button variant="secondary">Account</Button>,
    children: (
      <>
        <MenuLabel>ala@example.org</MenuLabel>
        <MenuItem onSelect={onSettings}>
          <Settings aria-hidden /> Account settings
        </MenuItem>
        <MenuItem disabled>Subscription</MenuItem>
        <MenuItem>
          <LogOut aria-hidden /> Sign out
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger">
          <Trash2 aria-hidden /> Delete account
        </MenuItem>
      </>
    ),
  },
  beforeEach: () => {
    onSettings.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menu', { name: 'Account' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Account settings' }));
    await expect(onSettings).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Account settings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const RadioItems: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button variant="secondary">Sort</Button>,
    children: (
      <MenuRadioGroup value="time">
        <MenuRadioItem value="time">By time</MenuRadioItem>
        <MenuRadioItem value="name">By name</MenuRadioItem>
      </MenuRadioGroup>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('menuitemradio', { name: 'By time' })).toBeChecked();
  },
};

export const ManyItems: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 40 }, (_, index) => <MenuItem key={index}>Device {index + 1}</MenuItem>),
  },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Device 40' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuLabel>mieczyslawa.brzeczyszczykiewicz-wielkopolska@poczta.example.org</MenuLabel>
        <MenuItem>Benachrichtigungseinstellungen für Erziehungsberechtigte</MenuItem>
      </>
    ),
  },
};
