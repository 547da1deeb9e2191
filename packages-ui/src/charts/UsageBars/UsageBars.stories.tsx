import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChartFrame } from '../ChartFrame/index.js';
import { frameLabels, loadError, shownTooltip } from '../../stories/chart-parts.js';
import { usageTable } from './usage-table.js';
import { UsageBars } from './UsageBars.js';
import type { UsageBar } from './use-usage-bars.js';

const format = (minutes: number) =>
  minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`;

const letter = (text: string, className: string) => (
  <span className={`grid size-full place-items-center text-paper ${className}`}>{text}</span>
);

const bars: UsageBar[] = [
  { id: 'youtube', name: 'YouTube', note: '12 starts', value: 58, icon: letter('Y', 'bg-child-2') },
  { id: 'duolingo', name: 'Duolingo', note: '3 starts', value: 34, icon: letter('D', 'bg-chart-1') },
  { id: 'messenger', name: 'Messenger', note: '19 starts', value: 27, icon: letter('M', 'bg-child-1') },
  { id: 'minecraft', name: 'Minecraft', note: '2 starts', value: 22, icon: letter('M', 'bg-chart-8') },
  { id: 'chrome', name: 'Chrome', note: '8 starts', value: 14 },
  { id: 'librus', name: 'Librus', note: '4 starts', value: 6, icon: letter('L', 'bg-child-3') },
];

const frame = { title: 'Apps', labels: frameLabels, minHeight: 280 };

const meta = {
  title: 'Charts/UsageBars',
  component: UsageBars,
  args: { bars, format, label: 'Time in apps today' },
  decorators: [
    (Story) => (
      <div className="max-w-140">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UsageBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Time in apps today' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const fills = document.querySelectorAll<HTMLElement>('[data-slot=usage-bar-fill]');
    await expect(fills[0]?.style.width).toBe('100%');
    await userEvent.hover(canvas.getByRole('button', { name: 'Duolingo, 3 starts, 34 min' }));
    await expect(shownTooltip()).toHaveTextContent('Duolingo34 min · 3 starts');
    await userEvent.unhover(canvas.getByRole('button', { name: /^Duolingo/ }));
    await expect(shownTooltip()).toBeNull();
  },
};

export const Keyboard: Story = {
  args: { onSelect: fn(), onActiveIdChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^YouTube/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(shownTooltip()).toHaveTextContent('Duolingo');
    await expect(args.onActiveIdChange).toHaveBeenLastCalledWith('duolingo');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'duolingo' }));
    await userEvent.keyboard('{Escape}');
    await expect(shownTooltip()).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^Librus/ })).toHaveFocus();
    await userEvent.tab();
    await expect(shownTooltip()).toBeNull();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /^Librus/ })).toHaveFocus();
    await userEvent.tab();
  },
};

export const ActiveFromOutside: Story = {
  args: { activeId: 'messenger' },
  play: async ({ canvas }) => {
    await expect(shownTooltip()).toHaveTextContent('Messenger');
    await userEvent.hover(canvas.getByRole('button', { name: /^Chrome/ }));
    await expect(shownTooltip()).toHaveTextContent('Messenger');
  },
};

export const OfALimit: Story = { args: { max: 120 } };

export const InItsFrame: Story = {
  render: (args) => (
    <ChartFrame {...frame} table={usageTable({ bars, format, columns: ['App', 'Time'] })}>
      <UsageBars {...args} />
    </ChartFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table: Apps' }));
    await expect(canvas.getByRole('row', { name: 'YouTube (12 starts) 58 min' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('figure', { name: 'Time in apps today' })).toBeVisible();
  },
};

export const Loading: Story = { render: () => <ChartFrame {...frame} loading /> };

export const Empty: Story = { render: () => <ChartFrame {...frame} empty /> };

export const WithError: Story = { render: () => <ChartFrame {...frame} error={loadError} /> };

/** In Polish and German a value is as long as a name: it stands beside the bars, which keep one length. */
export const LongValues: Story = {
  args: {
    bars: bars.map((bar) => ({ ...bar, note: '171 uruchomień · 20.44.38', value: bar.value * 11 })),
    format: (minutes) =>
      minutes >= 120 ? `${Math.floor(minutes / 60)} godz. ${minutes % 60} min` : `${minutes} min`,
  },
  play: async ({ canvasElement }) => {
    const boxes = (slot: string) =>
      [...canvasElement.querySelectorAll(`[data-slot=${slot}]`)].map((part) => part.getBoundingClientRect());
    const tracks = boxes('usage-bar-track');
    for (const [index, value] of boxes('usage-bar-value').entries()) {
      await expect(value.left).toBeGreaterThanOrEqual(tracks[index]?.right ?? Infinity);
    }
    await expect(new Set(tracks.map(({ width }) => Math.round(width))).size).toBe(1);
  },
};

export const LongText: Story = {
  args: {
    bars: [
      {
        id: 'long',
        name: 'Niezwykle długa nazwa aplikacji edukacyjnej dla klas czwartych i piątych',
        note: '1 234 starts',
        value: 1439,
      },
      ...bars,
    ],
  },
};
