import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { ProfileTile } from '../ProfileTile/index.js';
import { TopBar } from './TopBar.js';

const meta = {
  title: 'Components/TopBar',
  component: TopBar,
  args: {
    start: <b>Ostoja</b>,
    end: (
      <Button variant="secondary" size="sm">
        Sign out
      </Button>
    ),
    children: <ProfileTile name="Zosia" avatar={2} detail="Phone · now" selected />,
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutStart: Story = { args: { start: undefined } };
export const LongText: Story = {
  args: {
    children: ['Maximilian-Konstantin', 'Nguyễn Thị Phương Thảo', 'Mieczysława'].map((name) => (
      <ProfileTile key={name} name={name} avatar={1} detail="Mobiltelefon · vor drei Minuten" />
    )),
  },
};
