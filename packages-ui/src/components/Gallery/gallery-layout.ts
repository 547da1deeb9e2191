/** The sizes that a gallery is laid out with, in pixels. */
export interface GallerySizes {
  readonly columns: number;
  /** From the top of one row of items to the next. */
  readonly rowHeight: number;
  /** A group's heading; 0 when groups have none. */
  readonly headingHeight: number;
}

/** Where a group stands. */
export interface GroupLayout {
  /** Its place among the groups. */
  readonly index: number;
  /** The index of its first item. */
  readonly first: number;
  readonly count: number;
  /** The upper edge of its heading. */
  readonly top: number;
  /** The number of its first row (the heading, where there is one) among all rows. */
  readonly firstRow: number;
}

export interface GalleryLayout extends GallerySizes {
  /** The height of the whole, in pixels. */
  readonly height: number;
  readonly count: number;
  /** How many rows there are, headings among them. */
  readonly rowCount: number;
  /** Groups without items are not in it. */
  readonly groups: readonly GroupLayout[];
}

/** A heading, or one row of items. `row` counts all rows from 0. */
export type GalleryRow =
  | { readonly kind: 'heading'; readonly group: GroupLayout; readonly row: number; readonly top: number }
  | {
      readonly kind: 'items';
      readonly group: GroupLayout;
      readonly row: number;
      readonly top: number;
      readonly first: number;
      readonly count: number;
    };

/** Lays groups of the given numbers of items below each other. Takes time by the number of groups, not of items. */
export function layoutGallery(counts: readonly number[], sizes: GallerySizes): GalleryLayout {
  const { columns, rowHeight, headingHeight } = sizes;
  const headings = headingHeight > 0 ? 1 : 0;
  const groups: GroupLayout[] = [];
  let first = 0;
  let top = 0;
  let firstRow = 0;
  counts.forEach((count, index) => {
    if (count <= 0) return;
    groups.push({ index, first, count, top, firstRow });
    const rows = Math.ceil(count / columns);
    first += count;
    top += headingHeight + rows * rowHeight;
    firstRow += headings + rows;
  });
  return { ...sizes, height: top, count: first, rowCount: firstRow, groups };
}

/** The last group whose `key` is not beyond `value`. */
function groupBy(layout: GalleryLayout, key: 'first' | 'top', value: number): GroupLayout | undefined {
  let low = 0;
  let high = layout.groups.length - 1;
  let found = layout.groups[0];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const group = layout.groups[middle];
    if (group === undefined) break;
    if (group[key] <= value) {
      found = group;
      low = middle + 1;
    } else high = middle - 1;
  }
  return found;
}

/** The group at an offset from the top. */
export function groupAt(layout: GalleryLayout, offset: number): GroupLayout | undefined {
  return groupBy(layout, 'top', offset);
}

function itemsRow(layout: GalleryLayout, group: GroupLayout, row: number): GalleryRow {
  const first = row * layout.columns;
  return {
    kind: 'items',
    group,
    row: group.firstRow + (layout.headingHeight > 0 ? 1 : 0) + row,
    top: group.top + layout.headingHeight + row * layout.rowHeight,
    first: group.first + first,
    count: Math.min(layout.columns, group.count - first),
  };
}

const rowsOf = (layout: GalleryLayout, group: GroupLayout) => Math.ceil(group.count / layout.columns);

/** The rows between two offsets from the top. */
export function rowsBetween(layout: GalleryLayout, from: number, to: number): GalleryRow[] {
  const rows: GalleryRow[] = [];
  const start = groupAt(layout, from);
  if (!start) return rows;
  for (const group of layout.groups.slice(layout.groups.indexOf(start))) {
    if (group.top >= to) break;
    const itemsTop = group.top + layout.headingHeight;
    if (layout.headingHeight > 0 && itemsTop > from) {
      rows.push({ kind: 'heading', group, row: group.firstRow, top: group.top });
    }
    const firstRow = Math.max(0, Math.floor((from - itemsTop) / layout.rowHeight));
    const lastRow = Math.min(rowsOf(layout, group), Math.ceil((to - itemsTop) / layout.rowHeight));
    for (let row = firstRow; row < lastRow; row += 1) rows.push(itemsRow(layout, group, row));
  }
  return rows;
}

/** The row that an item stands in, and its column from 0; undefined when there is no such item. */
export function placeOf(
  layout: GalleryLayout,
  index: number,
): { readonly row: GalleryRow; readonly column: number } | undefined {
  if (index < 0 || index >= layout.count) return undefined;
  const group = groupBy(layout, 'first', index);
  if (!group) return undefined;
  const inGroup = index - group.first;
  return {
    row: itemsRow(layout, group, Math.floor(inGroup / layout.columns)),
    column: inGroup % layout.columns,
  };
}

/** The item at a column of the row at an offset from the top, or the row's last where it has no such column. */
function itemAt(layout: GalleryLayout, offset: number, column: number): number {
  const group = groupAt(layout, Math.max(0, offset));
  if (!group) return 0;
  const inGroup = Math.floor((offset - group.top - layout.headingHeight) / layout.rowHeight);
  const row = Math.min(Math.max(0, inGroup), rowsOf(layout, group) - 1);
  return group.first + Math.min(row * layout.columns + column, group.count - 1);
}

export type GalleryMove =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'rowStart'
  | 'rowEnd'
  | 'pageUp'
  | 'pageDown'
  | 'first'
  | 'last';

/**
 * Where a move leads from an item; to the item itself where there is no way on.
 * @param page the height of a page in pixels
 */
export function moveInGallery(layout: GalleryLayout, index: number, move: GalleryMove, page: number): number {
  const place = placeOf(layout, index);
  const last = layout.count - 1;
  if (!place || place.row.kind !== 'items') return Math.min(Math.max(0, index), Math.max(0, last));
  const { row, column } = place;
  const pageRows = Math.max(1, Math.floor(page / layout.rowHeight)) * layout.rowHeight;
  const below = row.top + layout.rowHeight;
  switch (move) {
    case 'left':
      return Math.max(0, index - 1);
    case 'right':
      return Math.min(last, index + 1);
    case 'up':
      // Above the first row of a group stands its heading, and above that the group before.
      return row.first > row.group.first
        ? index - layout.columns
        : row.group.top === 0
          ? index
          : itemAt(layout, row.group.top - 1, column);
    case 'down':
      return below >= layout.height ? index : itemAt(layout, below, column);
    case 'rowStart':
      return row.first;
    case 'rowEnd':
      return row.first + row.count - 1;
    case 'pageUp':
      return itemAt(layout, row.top - pageRows, column);
    case 'pageDown':
      return itemAt(layout, Math.min(row.top + pageRows, layout.height - 1), column);
    case 'first':
      return 0;
    case 'last':
      return last;
  }
}
