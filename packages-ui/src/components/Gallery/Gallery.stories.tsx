import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { ErrorState } from '../ErrorState/index.js';
import {
  appOf,
  categories,
  days,
  drawnScreen,
  labels,
  readyScreen,
  screenHeader,
} from './gallery.fixture.js';
import { Gallery, type GalleryProps } from './Gallery.js';
import type { GalleryItem } from './gallery-data.js';
import { useBatchLoader } from './use-batch-loader.js';

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  tags: ['!autodocs'],
  args: {
    count: 54,
    itemAt: readyScreen as GalleryProps['itemAt'],
    groups: days,
    captionLines: 2,
    labels,
    onOpen: fn(),
    onRangeChange: fn(),
    onSelectedChange: fn(),
    onSelectModeChange: fn(),
    onActiveFiltersChange: fn(),
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const tile = (index: number) => document.querySelector<HTMLElement>(`[data-index="${index}"]`);
const columnsOf = (grid: HTMLElement) => Number(grid.getAttribute('aria-colcount'));

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid', { name: "Zosia's screens" });
    await expect(canvas.getByText('54 screens')).toBeVisible();
    await userEvent.click(within(grid).getByLabelText('21:00, Messenger'));
    await expect(args.onOpen).toHaveBeenCalledWith(0, expect.objectContaining({ id: '0' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** One tab stop; arrows go by the eye, across the headings of the days. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid');
    const columns = columnsOf(grid);
    await userEvent.tab();
    await expect(tile(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(tile(1 + columns)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}{End}');
    await expect(tile(columns - 1)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(tile(53)).toHaveFocus();
    await expect(tile(53)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tile(53)).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowUp}');
    await expect(tile(0)).toHaveFocus();
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

/** A million screens: the page holds those in sight, and the last is one key away. */
export const Million: Story = {
  args: { count: 1_000_000, groups: undefined, selectable: true, selectLimit: 100 },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    const nodes = () => canvasElement.querySelectorAll('*').length;
    await expect(grid).toHaveAttribute('aria-rowcount', String(Math.ceil(1_000_000 / columnsOf(grid))));
    await expect(nodes()).toBeLessThan(2000);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(tile(999_999)).toHaveFocus();
    const box = grid.parentElement?.getBoundingClientRect();
    const last = tile(999_999)?.getBoundingClientRect();
    await expect(last?.bottom).toBeLessThanOrEqual((box?.bottom ?? 0) + 1);
    await expect(last?.top).toBeGreaterThan(box?.top ?? Infinity);
    await userEvent.keyboard('{ArrowUp}');
    await expect(tile(999_999 - columnsOf(grid))).toHaveFocus();
    await expect(nodes()).toBeLessThan(2000);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(tile(0)).toHaveFocus();
  },
};

/** Pulls the scroll bar to its end, as a pointer does. */
export const ScrollBarReachesTheEnd: Story = {
  args: { count: 1_000_000, groups: undefined },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement;
    if (!scroller) throw new Error('the grid stands in no box');
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(tile(999_999)).toBeVisible());
    scroller.scrollTop = scroller.scrollHeight / 2;
    await waitFor(() => {
      const indexes = [...document.querySelectorAll('[data-index]')].map((cell) =>
        Number(cell.getAttribute('data-index')),
      );
      return expect(indexes.filter((index) => index > 495_000 && index < 505_000).length).toBeGreaterThan(4);
    });
  },
};

const limited = {
  selectable: true,
  selectLimit: 5,
  selectActions: (
    <Button variant="danger">
      <Trash2 aria-hidden />
      Delete
    </Button>
  ),
} satisfies Partial<GalleryProps>;

export const SelectUpToTheLimit: Story = {
  args: limited,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await expect(args.onSelectModeChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('0 of 5 selected')).toBeVisible();
    for (const index of [0, 1, 2, 3, 4, 5]) await userEvent.click(tile(index) as HTMLElement);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(canvas.getByText('5 of 5 selected')).toBeVisible();
    await expect(tile(4)).toHaveAttribute('aria-selected', 'true');
    await expect(tile(5)).toHaveAttribute('aria-selected', 'false');
    await expect(canvas.getByText(/^No more than 5 screens/)).toBeVisible();
    await userEvent.click(tile(0) as HTMLElement);
    await expect(canvas.queryByText(/^No more than 5 screens/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());
    await expect(tile(4)).not.toHaveAttribute('aria-selected');
  },
};

export const SelectByKeyboard: Story = {
  args: limited,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Select' }).focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['0']));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['0', '1']));
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('5 of 5 selected')).toBeVisible();
    await expect(canvas.getByText(/^No more than 5 screens/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('54 screens')).toBeVisible();
    await expect(args.onSelectModeChange).toHaveBeenLastCalledWith(false);
  },
};

/** A run is selected by a press with Shift. */
export const SelectRun: Story = {
  args: { selectable: true, selectMode: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('20:59, YouTube'));
    await fireEvent.click(canvas.getByLabelText('20:56, Librus'), { shiftKey: true });
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['1', '2', '3', '4']));
    await expect(canvas.getByText('4 selected')).toBeVisible();
  },
};

const category = (index: number) => (appOf(index) === 'YouTube' ? 'video' : 'others');

function FilteredGallery(props: GalleryProps) {
  const [active, setActive] = useState<ReadonlySet<string>>(new Set());
  const shown = Array.from({ length: 54 }, (_, index) => index).filter(
    (index) => active.size === 0 || active.has(category(index)),
  );
  return (
    <Gallery
      {...props}
      groups={undefined}
      count={shown.length}
      itemAt={(place) => readyScreen(shown[place] ?? 0)}
      activeFilters={active}
      onActiveFiltersChange={setActive}
    />
  );
}

export const Filters: Story = {
  args: { filters: categories },
  render: (args) => <FilteredGallery {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await expect(canvas.getByRole('button', { name: 'Video' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('9 screens')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Social' }));
    await expect(canvas.getByText('No screens for the filter')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Social' }));
    await expect(canvas.getByText('54 screens')).toBeVisible();
  },
};

/** Pictures come in batches of 20 as they get into sight; every seventh does not come at first. */
function LazyGallery(props: GalleryProps) {
  const [refused] = useState(() => new Set<string>());
  const { stateOf, want, retry } = useBatchLoader<string>({
    delay: 20,
    pause: 5,
    load: async (ids) => {
      const pictures = ids.filter((id) => Number(id) % 7 !== 6 || refused.has(id) || !refused.add(id));
      return new Map(pictures.map((id) => [id, drawnScreen(Number(id))]));
    },
  });
  const itemAt = useCallback(
    (index: number): GalleryItem => {
      const header = screenHeader(index);
      const picture = stateOf(header.id);
      return picture.state === 'ready'
        ? { ...header, state: 'ready', src: picture.value }
        : { ...header, state: picture.state };
    },
    [stateOf],
  );
  return (
    <Gallery
      {...props}
      itemAt={itemAt}
      onRangeChange={({ from, to }) => want(Array.from({ length: to - from }, (_, i) => String(from + i)))}
      onRetry={(_, item) => retry(item.id)}
    />
  );
}

export const LazyPictures: Story = {
  args: { count: 1_000_000, groups: undefined },
  render: (args) => <LazyGallery {...args} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(tile(0)).toHaveAttribute('data-state', 'ready'));
    await waitFor(() => expect(tile(6)).toHaveAttribute('data-state', 'failed'));
    await userEvent.click(canvas.getByLabelText('20:54, Messenger, could not be loaded'));
    await waitFor(() => expect(tile(6)).toHaveAttribute('data-state', 'ready'));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(tile(999_999)).toHaveAttribute('data-state', 'ready'));
  },
};

function ResizedGallery(props: GalleryProps) {
  const [narrow, setNarrow] = useState(false);
  return (
    <>
      <Button onClick={() => setNarrow(!narrow)}>Resize</Button>
      <Gallery {...props} style={{ width: narrow ? 320 : 'auto' }} />
    </>
  );
}

/** Another width gives other rows; what was on top stays in sight. */
export const Resized: Story = {
  args: { count: 1_000_000, groups: undefined },
  decorators: [
    (Story) => (
      <div style={{ width: 700 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <ResizedGallery {...args} />,
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement;
    if (!scroller) throw new Error('the grid stands in no box');
    const top = () => {
      const edge = scroller.getBoundingClientRect().top;
      const seen = [...document.querySelectorAll<HTMLElement>('[data-index]')].filter(
        (cell) => cell.getBoundingClientRect().bottom > edge,
      );
      return Math.min(...seen.map((cell) => Number(cell.dataset['index'])));
    };
    scroller.scrollTop = scroller.scrollHeight / 3;
    let before = 0;
    await waitFor(() => {
      before = top();
      expect(before).toBeGreaterThan(250_000);
      // While the leap is being drawn no tile is in sight, and the least of none is infinite.
      expect(before).toBeLessThan(1_000_000);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Resize' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '2'));
    await waitFor(() => expect(Math.abs(top() - before)).toBeLessThan(12));
  },
};

const unready: GalleryProps['itemAt'] = (index) => {
  const header = screenHeader(index);
  if (index % 5 === 4) return undefined;
  if (index % 3 === 0) return { ...header, state: 'waiting' };
  if (index % 3 === 1) return { ...header, state: 'failed' };
  return { ...header, state: 'ready', src: 'data:image/png;base64,broken' };
};

export const WaitingAndFailed: Story = {
  args: { itemAt: unready, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('21:00, Messenger, loading')).toBeVisible();
    await waitFor(() => expect(tile(2)).toHaveAttribute('data-state', 'failed'));
    await userEvent.click(canvas.getByLabelText('20:59, YouTube, could not be loaded'));
    await expect(args.onRetry).toHaveBeenCalledWith(1, expect.objectContaining({ id: '1' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The screens are loading')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No screens today')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    error: <ErrorState title="The screens could not be loaded" retryLabel="Try again" onRetry={fn()} />,
  },
};

export const LongText: Story = {
  args: {
    ...limited,
    selectMode: true,
    selected: new Set(['0', '1', '2', '3', '4']),
    filters: [
      { id: 'a', label: 'Nachrichtenübermittlungsanwendungen' },
      { id: 'b', label: 'Mạng xã hội và trò chuyện trực tuyến' },
    ],
    defaultActiveFilters: new Set(['a']),
    groups: [{ id: 'day', label: 'Donnerstag, 20. November 2026, Bildschirmaufzeichnungen', count: 54 }],
    itemAt: (index: number) => ({
      ...readyScreen(index),
      detail: 'Niezwykle długa nazwa aplikacji edukacyjnej',
    }),
  },
};
