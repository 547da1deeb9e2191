/** West, south, east and north in degrees. Longitudes may pass ±180. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** A stretch of a line and the box around it. */
export interface LinePiece {
  readonly line: Float32Array;
  readonly box: Box;
}

/** Points of a piece: enough to be few, few enough to leave out most of a continent. */
const longest = 64;

/** Cuts lines (flat longitudes and latitudes) into pieces that share their ends, so that a map draws only the near ones. */
export function cutLines(lines: readonly Float32Array[]): LinePiece[] {
  return lines.flatMap((line) => {
    const pieces: LinePiece[] = [];
    for (let first = 0; first < line.length - 2; first += (longest - 1) * 2) {
      const piece = line.subarray(first, first + longest * 2);
      pieces.push({ line: piece, box: boxOf(piece) });
    }
    return pieces;
  });
}

/** The lines of the pieces whose boxes touch a box, on whichever turn around the earth. */
export function linesIn(pieces: readonly LinePiece[], box: Box): Float32Array[] {
  return pieces.filter((piece) => touches(piece.box, box)).map(({ line }) => line);
}

/**
 * The box around a view that stays the same while the view moves a little: its sides are multiples of the next power of
 * two of the view's own.
 */
export function steadyBox([west, south, east, north]: Box): Box {
  const [wide, high] = [cellOf(east - west), cellOf(north - south)];
  return [
    Math.floor(west / wide) * wide,
    Math.floor(south / high) * high,
    Math.ceil(east / wide) * wide,
    Math.ceil(north / high) * high,
  ];
}

function cellOf(length: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(length, 1 / 1024)));
}

function boxOf(line: Float32Array): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < line.length; index += 2) {
    const [lng = 0, lat = 0] = line.subarray(index, index + 2);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

function touches([west, south, east, north]: Box, [left, bottom, right, top]: Box): boolean {
  if (north < bottom || south > top) return false;
  // The turn on which the piece begins first at or after the box's left side, but for its own width
  const turns = Math.ceil((left - east) / 360) * 360;
  return west + turns <= right;
}
