import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, RotateCw, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Refresh', children: <RotateCw aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <div className="flex gap-3">
      <IconButton label="Refresh">
        <RotateCw aria-hidden />
      </IconButton>
      <IconButton label="Edit profile" variant="secondary">
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label="Delete profile" variant="danger">
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton label="Refresh the list" size="sm">
        <RotateCw aria-hidden />
      </IconButton>
    </div>
  ),
};

export const Loading: Story = {
  args: { loading: true, label: 'Refreshing' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refreshing' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };
