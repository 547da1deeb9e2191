/**
 * Where a key leads from a mark.
 * @param key as `KeyboardEvent.key` names it
 * @param index the mark it is pressed on
 * @param count how many marks there are
 * @returns the mark to go to; undefined when the key is not one of ours
 */
export type MarkStep = (key: string, index: number, count: number) => number | undefined;

/** Marks in a line: every arrow steps to a neighbour, Home and End go to the ends. */
export const stepInLine: MarkStep = (key, index, count) => {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, index + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/**
 * Marks in rows: arrows step to the neighbour on that side and stop at the edge, Home and End go to the ends of the row.
 * @param columns how many marks a row has
 */
export const stepInGrid =
  (columns: number): MarkStep =>
  (key, index, count) => {
    const column = index % columns;
    const rowStart = index - column;
    switch (key) {
      case 'ArrowRight':
        return column < columns - 1 ? index + 1 : index;
      case 'ArrowLeft':
        return column > 0 ? index - 1 : index;
      case 'ArrowDown':
        return index + columns < count ? index + columns : index;
      case 'ArrowUp':
        return index - columns >= 0 ? index - columns : index;
      case 'Home':
        return rowStart;
      case 'End':
        return rowStart + columns - 1;
      default:
        return undefined;
    }
  };
