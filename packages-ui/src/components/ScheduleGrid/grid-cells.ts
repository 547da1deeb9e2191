/** A place in the picture: the day's line as it is shown (0 to 6) and the hour (0 to 23). */
export interface GridCell {
  readonly line: number;
  readonly hour: number;
}

/**
 * The cells on the straight way from one to another, both included: a quick finger skips cells, its stroke does not.
 */
export function cellsBetween(from: GridCell, to: GridCell): GridCell[] {
  const steps = Math.max(Math.abs(to.line - from.line), Math.abs(to.hour - from.hour));
  // Most moves are to the next cell: nothing to reckon.
  if (steps <= 1) return steps === 0 ? [to] : [from, to];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps;
    return {
      line: Math.round(from.line + (to.line - from.line) * share),
      hour: Math.round(from.hour + (to.hour - from.hour) * share),
    };
  });
}

/** The cells of the rectangle between two corners. */
export function cellsAround(one: GridCell, other: GridCell): GridCell[] {
  const lines = range(one.line, other.line);
  const hours = range(one.hour, other.hour);
  return lines.flatMap((line) => hours.map((hour) => ({ line, hour })));
}

function range(one: number, other: number): number[] {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => first + index);
}
