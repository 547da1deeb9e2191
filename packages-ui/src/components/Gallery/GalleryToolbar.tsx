import { Check, CircleAlert, SquareCheckBig } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { Button } from '../Button/index.js';
import type { GalleryFilter, GalleryLabels } from './gallery-data.js';
import type { GallerySelectionModel } from './use-gallery-selection.js';

export interface GalleryToolbarProps {
  count: number | null;
  filters: readonly GalleryFilter[];
  activeFilters: ReadonlySet<string>;
  onFiltersChange: (filters: ReadonlySet<string>) => void;
  selectable: boolean;
  selection: GallerySelectionModel;
  selectActions: ReactNode;
  labels: GalleryLabels;
}

/** What stands above the pictures: the filters, how many there are, and the select mode with what it can do. */
export function GalleryToolbar({
  count,
  filters,
  activeFilters,
  onFiltersChange,
  selectable,
  selection,
  selectActions,
  labels,
}: GalleryToolbarProps) {
  const { mode, selected, limit, limited, changeMode } = selection;
  const toggleFilter = (id: string) => {
    const next = new Set(activeFilters);
    if (!next.delete(id)) next.add(id);
    onFiltersChange(next);
  };
  return (
    <div data-slot="gallery-toolbar" className="mb-1">
      {filters.length > 0 && (
        <fieldset
          data-slot="gallery-filters"
          aria-label={labels.filters}
          className="mb-2 flex min-w-0 flex-wrap gap-2"
        >
          {filters.map((filter) => (
            <FilterChip
              key={filter.id}
              pressed={activeFilters.has(filter.id)}
              label={filter.label}
              onPress={() => toggleFilter(filter.id)}
            />
          ))}
        </fieldset>
      )}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {/* Always here, so that what changes in it is spoken. */}
        <output data-slot="gallery-status" className={mode ? 'font-medium' : 'text-ink-2'}>
          {mode ? labels.selected(selected.size, limit) : count !== null && labels.count(count)}
        </output>
        <div className="flex flex-wrap items-center gap-2">
          {mode && selectActions}
          {selectable && (
            <Button
              variant={mode ? 'ghost' : 'secondary'}
              // What stays under the finger turns into its opposite; the name says which.
              onClick={() => changeMode(!mode)}
            >
              {!mode && <SquareCheckBig aria-hidden />}
              {mode ? labels.cancelSelect : labels.select}
            </Button>
          )}
        </div>
      </div>
      <output data-slot="gallery-limit" data-state={limited ? 'limited' : 'free'}>
        {limited && (
          <span className="my-2 flex items-start gap-2 rounded-md border border-look-line bg-look-soft px-3 py-2 text-sm text-ink">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-look" />
            {labels.limitReached(limit)}
          </span>
        )}
      </output>
    </div>
  );
}

function FilterChip({ pressed, label, onPress }: { pressed: boolean; label: string; onPress: () => void }) {
  const id = useId();
  return (
    <button
      type="button"
      data-slot="gallery-filter"
      data-state={pressed ? 'on' : 'off'}
      aria-pressed={pressed}
      aria-labelledby={id}
      className={cn(
        'focus-ring flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-full border px-3 py-1 text-sm transition-colors [overflow-wrap:anywhere]',
        pressed
          ? 'border-brand bg-brand-soft font-medium text-ink'
          : 'border-line bg-surface text-ink-2 hover:border-line-2 hover:text-ink',
      )}
      onClick={onPress}
    >
      {pressed && <Check aria-hidden strokeWidth={3} className="size-3.5 shrink-0 text-brand" />}
      <span id={id}>{label}</span>
    </button>
  );
}
