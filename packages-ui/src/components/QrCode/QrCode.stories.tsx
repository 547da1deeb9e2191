import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.js';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: 'https://example.org/pair?code=493027', label: 'Pairing code 493 027 as a picture' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Pairing code 493 027 as a picture' })).toBeVisible();
  },
};
export const Small: Story = { args: { size: 96 } };
export const LongValue: Story = { args: { value: 'https://example.org/pair?'.padEnd(400, 'token') } };
