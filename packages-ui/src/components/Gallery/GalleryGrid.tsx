import type { GalleryGroup, GalleryItem, GalleryLabels } from './gallery-data.js';
import { GalleryTile } from './GalleryTile.js';
import type { GalleryRow } from './gallery-layout.js';
import type { GalleryGridModel } from './use-gallery-grid.js';
import type { GallerySelectionModel } from './use-gallery-selection.js';

export interface GalleryGridProps {
  model: GalleryGridModel;
  selection: GallerySelectionModel;
  groups: readonly GalleryGroup[] | undefined;
  itemAt: (index: number) => GalleryItem | undefined;
  captionLines: 0 | 1 | 2;
  canRetry: boolean;
  maxHeight: string;
  labels: GalleryLabels;
}

const pill = 'rounded-full border border-line bg-surface px-3 py-1 text-sm font-medium';

/** The box that scrolls, with the rows that are in sight. */
export function GalleryGrid({ model, selection, groups, maxHeight, labels, ...tiles }: GalleryGridProps) {
  const { attach, layout, scroll, rows, heading } = model;
  const headingStyle = { height: layout.headingHeight };
  return (
    <div
      ref={attach}
      data-slot="gallery-scroller"
      className="relative overflow-x-hidden overflow-y-auto overscroll-contain [overflow-anchor:none]"
      style={{ maxHeight }}
    >
      {heading && (
        <div
          aria-hidden
          data-slot="gallery-heading"
          className="pointer-events-none sticky top-0 z-sticky flex items-center px-1"
          style={{ ...headingStyle, marginBottom: -layout.headingHeight }}
        >
          <span className={`${pill} max-w-full truncate`}>{groups?.[heading.index]?.label}</span>
        </div>
      )}
      <table
        role="grid"
        data-slot="gallery-grid"
        aria-label={labels.name}
        aria-rowcount={layout.rowCount}
        aria-colcount={layout.columns}
        aria-multiselectable={selection.mode || undefined}
        // The stop that is out of sight may stand beyond what a browser can hold.
        className="relative block overflow-clip"
        style={{ height: scroll.size }}
      >
        <tbody className="block">
          {rows.map((row) =>
            row.kind === 'heading' ? (
              <tr
                key={row.row}
                aria-rowindex={row.row + 1}
                className="absolute inset-x-0 flex items-center px-1"
                style={{ ...headingStyle, top: row.top - scroll.shift }}
              >
                <th
                  data-slot="gallery-group"
                  scope="row"
                  colSpan={layout.columns}
                  className={`${pill} max-w-full truncate`}
                >
                  {groups?.[row.group.index]?.label}
                </th>
              </tr>
            ) : (
              <ItemsRow key={row.row} {...{ row, model, selection, labels }} {...tiles} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

interface ItemsRowProps extends Omit<GalleryGridProps, 'groups' | 'maxHeight'> {
  row: Extract<GalleryRow, { kind: 'items' }>;
}

function ItemsRow({ row, model, selection, itemAt, ...tile }: ItemsRowProps) {
  const { layout, scroll, active } = model;
  return (
    <tr
      aria-rowindex={row.row + 1}
      className="absolute inset-x-0 grid gap-x-3 px-1 pt-1 pb-2"
      style={{
        top: row.top - scroll.shift,
        height: layout.rowHeight,
        gridTemplateColumns: `repeat(${layout.columns}, minmax(0, 1fr))`,
      }}
    >
      {Array.from({ length: row.count }, (_, column) => {
        const index = row.first + column;
        const item = itemAt(index);
        return (
          <GalleryTile
            key={index}
            {...{ item, index, column }}
            active={index === active}
            selected={selection.mode ? item !== undefined && selection.selected.has(item.id) : null}
            onPress={model.press}
            onFocus={model.onFocus}
            onKeyDown={model.onKeyDown}
            {...tile}
          />
        );
      })}
    </tr>
  );
}
