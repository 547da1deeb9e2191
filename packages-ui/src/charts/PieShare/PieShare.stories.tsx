import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChartFrame } from '../ChartFrame/index.js';
import { frameLabels, loadError, shownTooltip } from '../../stories/chart-parts.js';
import { pieTable } from './pie-table.js';
import { PieShare } from './PieShare.js';
import type { PiePart } from './use-pie-share.js';

const parts: PiePart[] = [
  { id: 'wikipedia.org', label: 'wikipedia.org', value: 38 },
  { id: 'allegro.pl', label: 'allegro.pl', value: 22 },
  { id: 'scratch.mit.edu', label: 'scratch.mit.edu', value: 18 },
  { id: 'onet.pl', label: 'onet.pl', value: 12 },
  { id: 'librus.pl', label: 'librus.pl', value: 4 },
  { id: 'other', label: 'other', value: 6, colour: 10 },
];

const frame = { title: 'Sites', labels: frameLabels, minHeight: 170 };

const format = (value: number) => `${value} visits`;
const formatShare = (share: number) => `${Math.round(share * 100)}%`;

const meta = {
  title: 'Charts/PieShare',
  component: PieShare,
  args: { parts, format, formatShare, label: 'Sites by visits' },
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PieShare>;

export default meta;
type Story = StoryObj<typeof meta>;

const slotCount = (slot: string) => document.querySelectorAll(`[data-slot=${slot}]`).length;

export const Default: Story = {
  play: async () => {
    await expect(slotCount('pie-slice')).toBe(6);
    await expect(slotCount('pie-label')).toBe(5);
  },
};

export const LabelsFromTenPercent: Story = {
  args: { minLabelShare: 0.1 },
  play: async () => {
    await expect(slotCount('pie-label')).toBe(4);
  },
};

export const Keyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'wikipedia.org, 38 visits, 38%' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^allegro/ })).toHaveFocus();
    await expect(shownTooltip()).toHaveTextContent('allegro.pl22 visits · 22%');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^other/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'other' }));
    await userEvent.tab();
    await expect(shownTooltip()).toBeNull();
  },
};

/** The pointer reads the ring itself, not only the legend. */
export const Pointer: Story = {
  args: { onSelect: fn() },
  play: async ({ args }) => {
    const slices = document.querySelectorAll('[data-slot=pie-slice]');
    await userEvent.hover(slices[2] ?? document.body);
    await expect(shownTooltip()).toHaveTextContent('scratch.mit.edu18 visits · 18%');
    await userEvent.click(slices[3] ?? document.body);
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'onet.pl' }));
  },
};

export const ActiveFromOutside: Story = {
  args: { activeId: 'allegro.pl' },
  play: async () => {
    await expect(shownTooltip()).toHaveTextContent('allegro.pl');
  },
};

export const OnePart: Story = { args: { parts: parts.slice(0, 1) } };

export const TenParts: Story = {
  args: {
    parts: Array.from({ length: 10 }, (_, index) => ({
      id: `${index}`,
      label: `site-${index + 1}.pl`,
      value: 20 - index,
    })),
  },
};

export const InItsFrame: Story = {
  render: (args) => (
    <ChartFrame
      {...frame}
      table={pieTable({ parts, format, formatShare, columns: ['Site', 'Visits', 'Share'] })}
    >
      <PieShare {...args} />
    </ChartFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table: Sites' }));
    await expect(canvas.getByRole('row', { name: 'wikipedia.org 38 visits 38%' })).toBeVisible();
  },
};

export const Loading: Story = { render: () => <ChartFrame {...frame} loading /> };

export const Empty: Story = { render: () => <ChartFrame {...frame} empty /> };

export const WithError: Story = { render: () => <ChartFrame {...frame} error={loadError} /> };

export const LongText: Story = {
  args: {
    parts: [
      { id: 'long', label: 'bardzo-dluga-nazwa-domeny-szkoly-podstawowej-nr-12.edu.pl', value: 60 },
      ...parts.slice(1),
    ],
  },
};
