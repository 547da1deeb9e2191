import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneIncoming, PhoneOutgoing } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AppRow } from '../AppRow/index.js';
import { ErrorState } from '../ErrorState/index.js';
import { Switch } from '../Switch/index.js';
import { DataList, type DataListProps } from './DataList.js';
import type { DataListColumn } from './data-list-data.js';

interface Call {
  readonly id: string;
  readonly number: string;
  readonly outgoing: boolean;
  readonly at: string;
  readonly duration: string;
}

const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

const call = (index: number): Call => ({
  id: String(index),
  number: `+48 501 ${String(100 + ((index * 37) % 900))} ${String(100 + ((index * 91) % 900))}`,
  outgoing: index % 3 === 0,
  at: time.format(Date.UTC(2026, 10, 20, 20) - index * 4_000_000),
  duration: `${1 + ((index * 7) % 40)} min`,
});

const calls = (count: number) => Array.from({ length: count }, (_, index) => call(index));

const columns: readonly DataListColumn<Call>[] = [
  { id: 'number', header: 'Number', rowHeader: true, cell: ({ number }) => number, width: 'minmax(0, 2fr)' },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ outgoing }) => (
      <span className="flex items-center gap-1.5">
        {outgoing ? (
          <PhoneOutgoing aria-hidden className="size-4 shrink-0 text-ink-3" />
        ) : (
          <PhoneIncoming aria-hidden className="size-4 shrink-0 text-ink-3" />
        )}
        {outgoing ? 'outgoing' : 'incoming'}
      </span>
    ),
  },
  { id: 'at', header: 'When', cell: ({ at }) => at },
  { id: 'duration', header: 'Length', align: 'end', cell: ({ duration }) => duration, width: '6rem' },
];

const labels = {
  name: 'Calls',
  loading: 'The calls are loading',
  empty: 'No calls in these days',
  loadingMore: 'More calls are loading',
  moreFailed: 'More calls could not be loaded',
  retry: 'Try again',
  end: 'That is all',
};

const CallList = (props: DataListProps<Call>) => <DataList {...props} />;

const meta = {
  title: 'Components/DataList',
  component: CallList,
  tags: ['!autodocs'],
  args: { rows: calls(10), rowKey: ({ id }: Call) => id, columns, labels },
} satisfies Meta<typeof CallList>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (index: number) => document.querySelector<HTMLElement>(`[data-index="${index}"]`);
const isWide = () => document.querySelector('[data-slot=data-list]')?.getAttribute('data-form') === 'table';
const inWidth = (width: string): Partial<Story> => ({
  decorators: [
    (Story) => (
      <div style={{ width }}>
        <Story />
      </div>
    ),
  ],
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(call(0).number)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Wide: Story = {
  ...inWidth('50rem'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Calls' });
    await expect(table).toHaveAttribute('aria-rowcount', '11');
    await expect(canvas.getByRole('columnheader', { name: 'Number' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: call(1).number })).toBeVisible();
  },
};

/** In a narrow place each row is a card that says its headings itself. */
export const Narrow: Story = {
  ...inWidth('20rem'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Calls' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getAllByText('Length')[0]).toBeVisible();
    await expect(row(0)).toHaveAttribute('aria-setsize', '10');
  },
};

/** Rows that open are one tab stop. */
export const Keyboard: Story = {
  args: { rows: calls(5000), onRowOpen: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByRole('grid', { name: 'Calls' });
    await userEvent.tab();
    await expect(row(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(row(1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: '1' }), 1);
    await userEvent.keyboard('{End}');
    await expect(row(4999)).toHaveFocus();
    await waitFor(() => {
      const box = document.querySelector('[data-slot=data-list-scroller]')?.getBoundingClientRect();
      return expect(row(4999)?.getBoundingClientRect().bottom).toBeLessThanOrEqual((box?.bottom ?? 0) + 1);
    });
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
    await userEvent.keyboard('{PageUp}');
    await expect(row(4999)).not.toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(row(0)).toHaveFocus();
    await userEvent.click(canvas.getByText(call(2).number));
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2' }), 2);
    await expect(canvasElement.querySelectorAll('[data-index][tabindex="0"]')).toHaveLength(1);
  },
};

const million = Array.from({ length: 1_000_000 }, (_, index) => index);

/** Longer than any browser's elements: the last row is one key or one pull away all the same. */
export const Million: Story = {
  render: () => (
    <DataList
      rows={million}
      rowKey={String}
      columns={[
        { id: 'number', header: 'Number', rowHeader: true, cell: (index) => call(index).number },
        { id: 'at', header: 'When', cell: (index) => call(index).at },
      ]}
      onRowOpen={fn()}
      labels={labels}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: 'Calls' });
    const scroller = document.querySelector<HTMLElement>('[data-slot=data-list-scroller]');
    if (!scroller) throw new Error('the list stands in no box');
    const lastIsWhole = () => {
      const last = row(999_999)?.getBoundingClientRect();
      const box = scroller.getBoundingClientRect();
      return last !== undefined && last.bottom <= box.bottom + 1 && last.top >= box.top;
    };
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(row(999_999)).toHaveFocus();
    await waitFor(() => expect(lastIsWhole()).toBe(true));
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(row(0)).toHaveFocus();
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(lastIsWhole()).toBe(true));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

/** A switch in a row is pressed for itself. */
export const WithControls: Story = {
  args: {
    onRowOpen: fn(),
    columns: [
      ...columns.slice(0, 2),
      {
        id: 'block',
        header: 'Blocked',
        hideHeader: true,
        width: '4rem',
        cell: ({ number }) => <Switch hideLabel label={`Block ${number}`} />,
      },
    ],
  },
  play: async ({ canvas, args }) => {
    const control = await canvas.findByRole('switch', { name: `Block ${call(0).number}` });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowOpen).not.toHaveBeenCalled();
    row(0)?.focus();
    await userEvent.tab();
    await expect(control).toHaveFocus();
  },
};

function GrowingList(props: DataListProps<Call>) {
  const [count, setCount] = useState(20);
  const [attempts, setAttempts] = useState(0);
  const more = count >= 60 ? 'none' : attempts === 2 ? 'failed' : 'available';
  return (
    <DataList
      {...props}
      rows={calls(count)}
      more={more}
      total={60}
      onEndReached={(here) => {
        setAttempts(attempts + 1);
        // The second time nothing comes.
        if (attempts !== 1) setCount(here + 20);
        props.onEndReached?.(here);
      }}
    />
  );
}

export const EndReached: Story = {
  args: { maxHeight: '20rem', onEndReached: fn() },
  render: (args) => <GrowingList {...args} />,
  play: async ({ canvas, args }) => {
    const scroller = await canvas.findByRole('region', { name: 'Calls' });
    const toEnd = () => (scroller.scrollTop = scroller.scrollHeight);
    await expect(args.onEndReached).not.toHaveBeenCalled();
    await waitFor(() => {
      toEnd();
      return expect(canvas.getByText('More calls could not be loaded')).toBeVisible();
    });
    await expect(args.onEndReached).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      toEnd();
      return expect(canvas.getByText('That is all')).toBeVisible();
    });
    await expect(row(59)).toBeVisible();
  },
};

export const LoadingMore: Story = {
  args: { more: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('More calls are loading')).toBeInTheDocument();
  },
};

const apps = [
  { id: 'a', name: 'YouTube', usage: '58 min today' },
  { id: 'b', name: 'Messenger', usage: '27 min today' },
  { id: 'c', name: 'Roblox', usage: 'Installed at 16:04', isNew: true },
  { id: 'd', name: 'TikTok', usage: '3 h 10 min in 7 days', uninstalled: true },
];
const appLabels = { allowed: 'allowed', new: 'New', uninstalled: 'Uninstalled', failed: 'Not saved' };

/** Rows that have their own form in any width. */
export const Apps: Story = {
  render: () => (
    <DataList
      rows={apps}
      rowKey={({ id }) => id}
      columns={[]}
      narrowBelow={Infinity}
      renderCard={({ id, ...app }) => <AppRow key={id} {...app} labels={appLabels} className="-my-2" />}
      labels={{ ...labels, name: 'Applications', end: undefined }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'YouTube: allowed' })).toBeChecked();
    await expect(isWide()).toBe(false);
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The calls are loading')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No calls in these days')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { error: <ErrorState title="The calls could not be loaded" retryLabel="Try again" onRetry={fn()} /> },
};

export const LongText: Story = {
  args: {
    rows: calls(4).map((each) => ({
      ...each,
      number: 'Familienorganisationskalenderbenachrichtigungszentrale für Erziehungsberechtigte',
      at: 'Thứ Sáu, ngày 20 tháng 11 năm 2026, 20:00',
    })),
    columns: columns.map((column) =>
      column.id === 'duration' ? { ...column, header: 'Gesprächsdauerangabe' } : column,
    ),
  },
};
