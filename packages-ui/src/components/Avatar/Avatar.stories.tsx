import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.js';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { kind: 2, label: 'Zosia' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Zosia' })).toBeVisible();
  },
};

export const KindsAndColours: Story = {
  render: () => (
    <div className="grid grid-cols-4 justify-items-start gap-3">
      {([1, 2] as const).flatMap((kind) =>
        ([1, 2, 3, 4] as const).map((colour) => (
          <Avatar key={`${String(kind)}-${String(colour)}`} kind={kind} colour={colour} size="lg" />
        )),
      )}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Avatar kind={1} colour={2} size="sm" />
      <Avatar kind={1} colour={2} size="md" />
      <Avatar kind={1} colour={2} size="lg" />
    </div>
  ),
};
