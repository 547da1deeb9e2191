import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChartFrame } from '../ChartFrame/index.js';
import { frameLabels, loadError, shownTooltip } from '../../stories/chart-parts.js';
import { topTable } from './top-table.js';
import { TopBars } from './TopBars.js';
import type { TopBar } from './use-top-bars.js';

const bars: TopBar[] = [
  { id: 'roblox.com', label: 'roblox.com', value: 4 },
  { id: 'tiktok.com', label: 'tiktok.com', value: 2 },
  { id: 'long', label: 'free-coins.games.example.com', value: 2 },
  { id: 'kick.com', label: 'kick.com', value: 1 },
];

const frame = { title: 'Blocked', labels: frameLabels, minHeight: 140 };

const meta = {
  title: 'Charts/TopBars',
  component: TopBars,
  args: { bars, format: (tries: number) => `${tries}`, label: 'Blocked sites by tries', tone: 'blocked' },
  decorators: [
    (Story) => (
      <div className="max-w-120 pt-12">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'free-coins.games.example.com, 2' })).toHaveTextContent(
      'free-coins.games.e…2',
    );
    await userEvent.hover(canvas.getByRole('button', { name: /^free-coins/ }));
    await expect(shownTooltip()).toHaveTextContent('free-coins.games.example.com');
  },
};

export const Keyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'roblox.com, 4' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(shownTooltip()).toHaveTextContent('free-coins.games.example.com');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'long' }));
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'roblox.com, 4' })).toHaveFocus();
  },
};

export const ActiveFromOutside: Story = {
  args: { activeId: 'kick.com' },
  play: async () => {
    await expect(shownTooltip()).toHaveTextContent('kick.com');
  },
};

export const Used: Story = { args: { tone: 'used' } };

export const InItsFrame: Story = {
  render: (args) => (
    <ChartFrame {...frame} table={topTable({ bars, format: args.format, columns: ['Site', 'Tries'] })}>
      <TopBars {...args} />
    </ChartFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table: Blocked' }));
    await expect(canvas.getByRole('row', { name: 'free-coins.games.example.com 2' })).toBeVisible();
  },
};

export const Loading: Story = { render: () => <ChartFrame {...frame} loading /> };

export const Empty: Story = { render: () => <ChartFrame {...frame} empty /> };

export const WithError: Story = { render: () => <ChartFrame {...frame} error={loadError} /> };

export const LongText: Story = {
  args: {
    bars: [
      {
        id: 'longest',
        label: 'bardzo-dluga-nazwa-zablokowanej-domeny-z-wieloma-poddomenami.przyklad.example.com',
        value: 12,
      },
      ...bars,
    ],
    format: (tries: number) => `${tries} próby`,
  },
};
