import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AddProfileTile, ProfileTile } from './ProfileTile.js';

const meta = {
  title: 'Components/ProfileTile',
  component: ProfileTile,
  args: { name: 'Zosia', avatar: 2, colour: 1, detail: 'Phone · now', onClick: fn() },
} satisfies Meta<typeof ProfileTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Zosia/ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Zosia');
  },
};

export const Family: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <ProfileTile name="Zosia" avatar={2} colour={1} detail="Phone · now" selected />
      <ProfileTile name="Kuba" avatar={1} colour={2} detail="PC · 3 min ago" />
      <ProfileTile name="Hania" avatar={2} colour={3} />
      <AddProfileTile label="Add a profile" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    name: 'Maximilian-Konstantin Wohlgemuth-Schlüsselburg',
    detail: 'Đã báo cáo lần cuối cách đây hai mươi phút',
  },
};
