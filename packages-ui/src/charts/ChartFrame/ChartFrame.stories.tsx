import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TopBars, topTable } from '../TopBars/index.js';
import { ChartFrame, type ChartView } from './ChartFrame.js';
import { frameLabels, loadError } from '../../stories/chart-parts.js';

const bars = [
  { id: 'roblox.com', label: 'roblox.com', value: 4 },
  { id: 'tiktok.com', label: 'tiktok.com', value: 2 },
  { id: 'kick.com', label: 'kick.com', value: 1 },
];
const format = (tries: number) => `${tries}`;
const table = topTable({ bars, format, columns: ['Site', 'Tries'] });

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Blocked sites',
    labels: frameLabels,
    table,
    minHeight: 140,
    children: <TopBars bars={bars} format={format} label="Blocked sites by tries" tone="blocked" />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-120 pt-12">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => document.querySelector('[data-slot=chart-body]');

export const Default: Story = {
  args: { onViewChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table: Blocked sites' }));
    const shown = within(canvas.getByRole('table', { name: 'Blocked sites' }));
    await expect(shown.getByRole('columnheader', { name: 'Tries' })).toBeVisible();
    await expect(shown.getByRole('row', { name: 'tiktok.com 2' })).toBeVisible();
    await expect(args.onViewChange).toHaveBeenCalledWith('table');
    await expect(canvas.getByRole('button', { name: 'Show as a chart: Blocked sites' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('figure', { name: 'Blocked sites by tries' })).toBeVisible();
  },
};

export const AsTable: Story = { args: { defaultView: 'table' } };

export const LongTable: Story = {
  args: {
    defaultView: 'table',
    table: {
      columns: ['Site', 'Tries'],
      rows: Array.from({ length: 60 }, (_, index) => [`site-${index + 1}.example.com`, `${60 - index}`]),
    },
  },
  play: async ({ canvas }) => {
    const scrolled = document.querySelector<HTMLElement>('[data-slot=chart-table-scroll]');
    await expect(scrolled?.clientHeight).toBeLessThan(400);
    await userEvent.tab();
    await userEvent.tab();
    await expect(scrolled).toHaveFocus();
    await expect(canvas.getByRole('columnheader', { name: 'Tries' })).toBeVisible();
  },
};

function OwnedFrame() {
  const [view, setView] = useState<ChartView>('table');
  return (
    <>
      <p className="mb-2 text-sm text-ink-2">The page remembers: {view}</p>
      <ChartFrame
        title="Blocked sites"
        labels={frameLabels}
        table={table}
        view={view}
        onViewChange={setView}
        minHeight={140}
      >
        <TopBars bars={bars} format={format} label="Blocked sites by tries" tone="blocked" />
      </ChartFrame>
    </>
  );
}

export const Controlled: Story = {
  render: () => <OwnedFrame />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart: Blocked sites' }));
    await expect(canvas.getByText('The page remembers: chart')).toBeVisible();
    await expect(canvas.getByRole('figure')).toBeVisible();
  },
};

export const WithoutTable: Story = {
  args: { table: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Show as/ })).toBeNull();
  },
};

/** Every state stands in the height that the chart will take. */
const keepsItsHeight: Story['play'] = async ({ args }) => {
  await expect(body()?.getBoundingClientRect().height).toBeGreaterThanOrEqual(args.minHeight ?? 160);
};

export const Loading: Story = {
  args: { loading: true, minHeight: 260 },
  play: async (context) => {
    await keepsItsHeight(context);
    const region = context.canvas.getByRole('region', { name: 'Blocked sites' });
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(context.canvas.getByText('Loading')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { empty: true, minHeight: 260 },
  play: async (context) => {
    await keepsItsHeight(context);
    await expect(context.canvas.getByText('No data')).toBeVisible();
    await expect(context.canvas.queryByRole('button')).toBeNull();
  },
};

export const WithError: Story = {
  args: { error: loadError, minHeight: 260 },
  play: async (context) => {
    await keepsItsHeight(context);
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'Während der Schulzeit am häufigsten aufgerufene gesperrte Internetseiten',
    defaultView: 'table',
    table: {
      columns: ['Internetadresse', 'Zugriffsversuche', 'Anteil'],
      rows: [
        [
          'niezwykle-dluga-nazwa-domeny.szkola-podstawowa-nr-12.example.com',
          '1234 Zugriffsversuche',
          '38 Prozent',
        ],
        ['Cổng thông tin giáo dục của Bộ Giáo dục và Đào tạo', '12 Zugriffsversuche', '2 Prozent'],
      ],
    },
  },
};
