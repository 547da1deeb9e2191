import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../IconButton/index.js';
import { DeviceTile } from './DeviceTile.js';

const meta = {
  title: 'Components/DeviceTile',
  component: DeviceTile,
  args: {
    name: 'Galaxy A15',
    kind: 'phone',
    detail: 'Android 15 · reported 20 s ago',
    className: 'max-w-sm',
  },
} satisfies Meta<typeof DeviceTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selectable: Story = {
  args: { onSelect: fn(), selected: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Galaxy A15/, pressed: true }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
export const WithActions: Story = {
  args: {
    kind: 'computer',
    name: 'PC in the kitchen',
    actions: (
      <IconButton label="Delete device" variant="danger">
        <Trash2 aria-hidden />
      </IconButton>
    ),
  },
};
export const TabletDevice: Story = { args: { kind: 'tablet', name: 'Tab S9', detail: undefined } };
export const LongText: Story = {
  args: {
    name: 'Gemeinschaftsarbeitszimmercomputer der Familie',
    detail: 'Đã báo cáo lần cuối cách đây hai giờ',
  },
};
