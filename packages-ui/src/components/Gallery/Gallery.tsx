import { Images } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { cn } from '../../lib/cn.js';
import { EmptyState } from '../EmptyState/index.js';
import { Skeleton } from '../Skeleton/index.js';
import type {
  GalleryFilter,
  GalleryGroup,
  GalleryHandle,
  GalleryItem,
  GalleryLabels,
  GalleryRange,
} from './gallery-data.js';
import { GalleryGrid } from './GalleryGrid.js';
import { GalleryToolbar } from './GalleryToolbar.js';
import { useGalleryGrid } from './use-gallery-grid.js';
import { useGallerySelection, type GallerySelectionProps } from './use-gallery-selection.js';

const none: ReadonlySet<string> = new Set();

export interface GalleryProps
  extends GallerySelectionProps, Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** How many items there are; a million is fine. Give another `key` when they become others, another day's say. */
  count: number;
  /** The item at an index; undefined while nothing is known of it. Give the same object until something changes. */
  itemAt: (index: number) => GalleryItem | undefined;
  /** The items under headings, in their order; the counts add up to `count`. */
  groups?: readonly GalleryGroup[];
  /** Tells which items are in sight or about to be, whenever that changes: load their pictures. */
  onRangeChange?: (range: GalleryRange) => void;
  onOpen?: (index: number, item: GalleryItem) => void;
  /** A press on an item whose picture did not come; without it such an item opens like any other. */
  onRetry?: (index: number, item: GalleryItem) => void;
  /** Offers the select mode. */
  selectable?: boolean;
  /** Shown in select mode: what can be done with the selected items. */
  selectActions?: ReactNode;
  filters?: readonly GalleryFilter[];
  /** The ids of the filters that are on. Filtering is the owner's: give the count and items that pass. */
  activeFilters?: ReadonlySet<string>;
  defaultActiveFilters?: ReadonlySet<string>;
  onActiveFiltersChange?: (filters: ReadonlySet<string>) => void;
  /** The least width of a tile in rem; there are at least two columns, and at most twelve. */
  tileWidth?: number;
  /** Width by height of the pictures; others are cut to it. */
  aspectRatio?: number;
  captionLines?: 0 | 1 | 2;
  /** The height, as CSS writes it, from which on the gallery scrolls by itself. */
  maxHeight?: string;
  loading?: boolean;
  /** Takes the pictures' place: an ErrorState. */
  error?: ReactNode;
  labels: GalleryLabels;
  /** Moves the sight and the focus from outside, for instance back from a Lightbox. */
  handle?: Ref<GalleryHandle>;
}

/**
 * Pictures in rows, under headings if you like: any number of them, of which only those in sight are in the page.
 * Arrows move in it, Enter opens, Space selects; in select mode no more than `selectLimit` can be selected.
 */
export function Gallery({
  count,
  itemAt,
  groups,
  onRangeChange,
  onOpen,
  onRetry,
  selectable = false,
  selectActions,
  selectMode,
  defaultSelectMode,
  onSelectModeChange,
  selected,
  defaultSelected,
  onSelectedChange,
  selectLimit,
  filters = [],
  activeFilters: activeFiltersProp,
  defaultActiveFilters = none,
  onActiveFiltersChange,
  tileWidth = 9,
  aspectRatio = 4 / 3,
  captionLines = 1,
  maxHeight = '70dvh',
  loading = false,
  error,
  labels,
  handle,
  className,
  ...props
}: GalleryProps) {
  const [activeFilters, setActiveFilters] = useControllableState({
    value: activeFiltersProp,
    defaultValue: defaultActiveFilters,
    onValueChange: onActiveFiltersChange,
  });
  const selection = useGallerySelection({
    selectMode,
    defaultSelectMode,
    onSelectModeChange,
    selected,
    defaultSelected,
    onSelectedChange,
    selectLimit,
    itemAt,
    count,
  });
  const { toStart, ...model } = useGalleryGrid({
    count,
    groups,
    itemAt,
    tileWidth,
    aspectRatio,
    captionLines,
    selectable,
    selection,
    onOpen,
    onRetry,
    onRangeChange,
    handle,
  });
  const state = loading ? 'loading' : error ? 'failed' : count === 0 ? 'empty' : 'ready';
  return (
    <div
      data-slot="gallery"
      data-state={state}
      data-mode={selection.mode ? 'select' : 'open'}
      aria-busy={loading || undefined}
      className={cn('min-w-0 text-ink', className)}
      {...props}
    >
      <GalleryToolbar
        count={state === 'ready' ? count : null}
        filters={filters}
        activeFilters={activeFilters}
        onFiltersChange={(next) => {
          setActiveFilters(next);
          toStart();
        }}
        selectable={selectable && state === 'ready'}
        selection={selection}
        selectActions={selectActions}
        labels={labels}
      />
      {state === 'loading' && <LoadingTiles label={labels.loading} />}
      {state === 'failed' && error}
      {state === 'empty' && (
        <EmptyState icon={<Images />} title={activeFilters.size > 0 ? labels.emptyFiltered : labels.empty} />
      )}
      {state === 'ready' && (
        <GalleryGrid
          {...{ model, selection, groups, itemAt, captionLines, maxHeight, labels }}
          canRetry={onRetry !== undefined}
        />
      )}
    </div>
  );
}

function LoadingTiles({ label }: { label: string }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 p-1">
      <span className="sr-only">{label}</span>
      {Array.from({ length: 8 }, (_, tile) => (
        <Skeleton key={tile} className="aspect-4/3 rounded-md" />
      ))}
    </div>
  );
}
