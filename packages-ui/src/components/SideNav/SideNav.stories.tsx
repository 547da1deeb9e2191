import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Globe, LayoutDashboard } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { SideNav, SideNavItem } from './SideNav.js';

const meta = {
  title: 'Components/SideNav',
  component: SideNav,
  args: {
    label: 'Panel',
    className: 'w-52',
    children: (
      <>
        <SideNavItem href="#summary" icon={<LayoutDashboard aria-hidden />} current>
          Summary
        </SideNavItem>
        <SideNavItem href="#internet" icon={<Globe aria-hidden />} badge="6">
          Internet
        </SideNavItem>
        <SideNavItem asChild icon={<Clock aria-hidden />}>
          <a href="#time">Access time</a>
        </SideNavItem>
      </>
    ),
  },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Summary' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Access time' })).not.toHaveAttribute('aria-current');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Summary', /^Internet/, 'Access time']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <SideNavItem href="#a" current>
          Geschwindigkeitsüberschreitungen
        </SideNavItem>
        <SideNavItem href="#b">Cuộc gọi, tin nhắn và danh bạ của con</SideNavItem>
      </>
    ),
  },
};
