import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.js';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { className: 'h-24' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=skeleton]')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Lines: Story = { args: { lines: 4, className: '' } };

export const Circle: Story = { args: { className: 'size-11 rounded-full' } };
