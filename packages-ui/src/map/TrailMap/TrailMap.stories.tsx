import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../../components/Card/index.js';
import { TrailMap } from './TrailMap.js';
import {
  formatDistance,
  formatDuration,
  formatNumber,
  formatSpeed,
  formatTime,
  from,
  labels,
  positions,
  stays,
  timeZone,
  to,
} from './trail-map-story-data.js';

const meta = {
  title: 'Map/TrailMap',
  component: TrailMap,
  tags: ['!autodocs'],
  args: {
    from,
    to,
    timeZone,
    positions,
    stays,
    formatTime,
    formatDuration,
    formatDistance,
    formatSpeed,
    formatNumber,
    labels,
    sentence: (
      <>
        At <strong>school</strong> from 7:56 to 14:06, then at the <strong>swimming pool</strong>. Home since
        16:41.
      </>
    ),
    onHoursChange: fn(),
    onTimeChange: fn(),
    onViewChange: fn(),
    onShowSpeedChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof TrailMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Software rendering on a busy machine is slow; a map that is not drawn in this time is not drawn at all. */
const drawing = { timeout: 25_000 };

async function drawn(canvasElement: HTMLElement) {
  await waitFor(
    () =>
      expect(canvasElement.querySelector('[data-slot=map-surface]')).toHaveAttribute('data-state', 'drawn'),
    drawing,
  );
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('Start 6:30')).toBeVisible();
    await expect(canvas.getByText('Last seen 20:36')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'School, Arrived 7:56, stayed 6 h 10 min' }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
