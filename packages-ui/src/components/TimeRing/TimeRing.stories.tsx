import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stat } from '../Stat/index.js';
import { TimeRing } from './TimeRing.js';

const meta = {
  title: 'Components/TimeRing',
  component: TimeRing,
  args: { share: 0.66, 'aria-label': '1 h 19 min of 2 h left' },
} satisfies Meta<typeof TimeRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1 h 19 min of 2 h left' })).toBeVisible();
  },
};

export const Little: Story = { args: { share: 0.06, 'aria-label': '7 min left' } };

export const NothingLeft: Story = { args: { share: 0, 'aria-label': 'No time left' } };

export const BesideItsText: Story = {
  render: () => <Stat media={<TimeRing share={0.66} />} label="Time left today" value="1 h 19 min" />,
};
