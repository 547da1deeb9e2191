import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StaleBadge } from './StaleBadge.js';

const meta = {
  title: 'Components/StaleBadge',
  component: StaleBadge,
  args: { state: 'fresh', children: 'Galaxy A15 reported 20 s ago' },
} satisfies Meta<typeof StaleBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Galaxy A15 reported 20 s ago')).toBeVisible();
  },
};

export const Old: Story = { args: { state: 'old', children: 'Galaxy A15 reported 12 min ago' } };

export const Offline: Story = { args: { state: 'offline', children: 'Galaxy A15 is offline since 14:02' } };

export const LongText: Story = {
  args: {
    state: 'old',
    children: 'Ostatnie zgłoszenie z urządzenia „Komputer w pokoju na poddaszu” nadeszło 42 minuty temu',
  },
};
