import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeviceStatus } from './DeviceStatus.js';

const meta = {
  title: 'Components/DeviceStatus',
  component: DeviceStatus,
  args: { online: true, label: 'Online', when: 'now' },
} satisfies Meta<typeof DeviceStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Online · now');
  },
};

export const Offline: Story = { args: { online: false, label: 'Offline', when: 'since 14:02' } };

export const WithoutTime: Story = { args: { online: false, label: 'Never connected', when: undefined } };

export const LongText: Story = {
  args: {
    online: false,
    label: 'Urządzenie jest niedostępne i nie odpowiada',
    when: 'od wtorku, 17 listopada 2026, godz. 14:02',
  },
};
