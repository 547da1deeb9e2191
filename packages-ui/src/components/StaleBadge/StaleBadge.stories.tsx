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

const now = Math.floor(Date.now() / 1000);

/** Given the time of the report, it goes with the clock by itself. */
export const WithTheClock: Story = {
  args: {
    state: undefined,
    reportedAt: now - 42 * 60,
    children: (age: number | null) =>
      age === null ? 'No report yet' : `Galaxy A15 reported ${Math.round(age / 60)} min ago`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Galaxy A15 reported 42 min ago')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot=stale-badge]')).toHaveAttribute('data-state', 'old');
  },
};

export const NeverReported: Story = {
  args: { state: undefined, reportedAt: null, children: () => 'Galaxy A15 has not reported yet' },
};

export const Old: Story = { args: { state: 'old', children: 'Galaxy A15 reported 12 min ago' } };

export const Offline: Story = { args: { state: 'offline', children: 'Galaxy A15 is offline since 14:02' } };

export const LongText: Story = {
  args: {
    state: 'old',
    children: 'Ostatnie zgłoszenie z urządzenia „Komputer w pokoju na poddaszu” nadeszło 42 minuty temu',
  },
};
