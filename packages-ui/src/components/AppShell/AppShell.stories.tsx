import type { Meta, StoryObj } from '@storybook/react-vite';
import { BatteryMedium, Clock, Globe, LayoutDashboard, MapPin, Plus } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../Banner/index.js';
import { Button } from '../Button/index.js';
import { LanguageSwitcher } from '../LanguageSwitcher/index.js';
import { ProfileTile } from '../ProfileTile/index.js';
import { SideNav, SideNavItem } from '../SideNav/index.js';
import { TopBar } from '../TopBar/index.js';
import { AppShell } from './AppShell.js';

const sections = [
  { name: 'Summary', Icon: LayoutDashboard },
  { name: 'Internet', Icon: Globe },
  { name: 'Access time', Icon: Clock },
  { name: 'Location', Icon: MapPin },
  { name: 'Battery', Icon: BatteryMedium },
];

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: {
      openMenu: 'Open the menu',
      closeMenu: 'Close the menu',
      menu: 'Menu',
      skip: 'Skip to content',
    },
    brand: <span className="font-bold tracking-tight text-brand">Ostoja</span>,
    nav: (
      <SideNav label="Panel">
        {sections.map(({ name, Icon }, index) => (
          <SideNavItem
            key={name}
            href={`#${name}`}
            icon={<Icon aria-hidden />}
            current={index === 0}
            // As a router's link does: the page stays.
            onClick={(event) => event.preventDefault()}
          >
            {name}
          </SideNavItem>
        ))}
      </SideNav>
    ),
    header: (
      <TopBar
        end={
          <>
            <Button variant="secondary" size="sm" className="max-sm:hidden">
              <Plus aria-hidden /> Add device
            </Button>
            <LanguageSwitcher
              label="Language"
              size="sm"
              languages={[
                { value: 'en', name: 'English' },
                { value: 'pl', name: 'Polski' },
              ]}
            />
          </>
        }
      >
        <ProfileTile name="Zosia" avatar={2} colour={1} detail="Phone · now" selected />
        <ProfileTile name="Kuba" avatar={1} colour={2} detail="PC · 3 min ago" />
      </TopBar>
    ),
    children: <h1 className="text-xl font-semibold">Zosia, today</h1>,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const isNarrow = () => globalThis.matchMedia('(width < 768px)').matches;

export const Default: Story = {
  play: async ({ canvas }) => {
    if (isNarrow()) {
      await expect(canvas.queryByRole('navigation', { name: 'Panel' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
      await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'Internet' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    } else {
      await expect(canvas.getByRole('navigation', { name: 'Panel' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Open the menu' })).toBeNull();
    }
  },
};

export const DrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

export const WithBanner: Story = {
  args: {
    banner: (
      <Banner tone="look" title="Two days left" action={<Button size="sm">Choose a plan</Button>}>
        Your trial ends on Friday.
      </Banner>
    ),
  },
};

export const SkipsToContent: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
