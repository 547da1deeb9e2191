import { useCallback, useRef, useState } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import type { GalleryItem } from './gallery-data.js';
import { addSelected, toggleSelected, type SelectionChange } from './gallery-selection.js';

const none: ReadonlySet<string> = new Set();

/** The two values of a selection, each held by the owner or by the gallery. */
export interface GallerySelectionProps {
  /** Whether a press selects instead of opening. Turning it on or off clears the selection. */
  selectMode?: boolean;
  defaultSelectMode?: boolean;
  onSelectModeChange?: (selectMode: boolean) => void;
  /** The ids of the selected items. */
  selected?: ReadonlySet<string>;
  defaultSelected?: ReadonlySet<string>;
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** At most so many can be selected. */
  selectLimit?: number;
}

export interface GallerySelectionInput extends GallerySelectionProps {
  itemAt: (index: number) => GalleryItem | undefined;
  count: number;
}

export type GallerySelectionModel = ReturnType<typeof useGallerySelection>;

/** Selects items one by one, in runs and all together, never beyond the limit. */
export function useGallerySelection({
  selectMode,
  defaultSelectMode = false,
  onSelectModeChange,
  selected,
  defaultSelected = none,
  onSelectedChange,
  selectLimit = Infinity,
  itemAt,
  count,
}: GallerySelectionInput) {
  const [mode, setMode] = useControllableState({
    value: selectMode,
    defaultValue: defaultSelectMode,
    onValueChange: onSelectModeChange,
  });
  const [ids, setIds] = useControllableState({
    value: selected,
    defaultValue: defaultSelected,
    onValueChange: onSelectedChange,
  });
  const [limited, setLimited] = useState(false);
  const anchor = useRef(0);

  const apply = (change: SelectionChange) => {
    setLimited(change.limited);
    if (change.selected !== ids) setIds(change.selected);
  };
  const changeMode = useCallback(
    (next: boolean) => {
      setMode(next);
      setIds(none);
      setLimited(false);
    },
    [setMode, setIds],
  );
  function* idsBetween(from: number, to: number) {
    const step = from <= to ? 1 : -1;
    for (let index = from; index !== to + step; index += step) {
      const item = itemAt(index);
      if (item) yield item.id;
    }
  }
  return {
    mode,
    changeMode,
    selected: ids,
    limit: selectLimit,
    /** The last attempt asked for more than the limit, and the selection is still full. */
    limited: limited && ids.size >= selectLimit,
    toggle: (index: number) => {
      const item = itemAt(index);
      anchor.current = index;
      if (!item) return;
      // Out of the select mode, the first one selected turns it on.
      if (!mode) setMode(true);
      apply(toggleSelected(mode ? ids : none, item.id, selectLimit));
    },
    /** Selects from the last one that was toggled to this one. */
    extendTo: (index: number) => apply(addSelected(ids, idsBetween(anchor.current, index), selectLimit)),
    selectAll: () => apply(addSelected(ids, idsBetween(0, count - 1), selectLimit)),
  };
}
