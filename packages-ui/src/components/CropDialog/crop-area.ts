/** A part of a picture: each number is a share, 0 to 1, of the picture's width or height. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point of a picture, in the same shares. */
export interface CropPoint {
  readonly x: number;
  readonly y: number;
}

/** The smallest width and height that an area may have, in the same shares. */
export interface LeastArea {
  readonly width: number;
  readonly height: number;
}

export type CropEdge = 'left' | 'top' | 'right' | 'bottom';

/** How far a picture is turned, clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** The fewest pixels of a side of a cropped picture. */
export const LEAST_PIXELS = 10;

/** Below this share of a side the grips of the frame would lie on each other. */
const LEAST_SHARE = 0.03;

export const wholeArea: CropArea = { x: 0, y: 0, width: 1, height: 1 };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const leastShare = (pixels: number) => Math.min(1, Math.max(LEAST_SHARE, LEAST_PIXELS / pixels));

/** The smallest area of a picture of that many pixels: ten pixels, or three hundredths of a side. */
export function leastArea(size: { readonly width: number; readonly height: number }): LeastArea {
  return { width: leastShare(size.width), height: leastShare(size.height) };
}

/** Where an edge is: its distance from the picture's left side or top. */
export function edgePosition(area: CropArea, edge: CropEdge): number {
  if (edge === 'left') return area.x;
  if (edge === 'top') return area.y;
  return edge === 'right' ? area.x + area.width : area.y + area.height;
}

/** How far an edge can go without leaving the picture or making the area too small. */
export function edgeRange(
  area: CropArea,
  edge: CropEdge,
  least: LeastArea,
): { readonly min: number; readonly max: number } {
  switch (edge) {
    case 'left':
      return { min: 0, max: area.x + area.width - least.width };
    case 'top':
      return { min: 0, max: area.y + area.height - least.height };
    case 'right':
      return { min: area.x + least.width, max: 1 };
    case 'bottom':
      return { min: area.y + least.height, max: 1 };
  }
}

/** Puts one edge at a position; the others stay. */
export function moveEdge(area: CropArea, edge: CropEdge, position: number, least: LeastArea): CropArea {
  const { min, max } = edgeRange(area, edge, least);
  const at = clamp(position, min, Math.max(min, max));
  switch (edge) {
    case 'left':
      return { ...area, x: at, width: area.x + area.width - at };
    case 'top':
      return { ...area, y: at, height: area.y + area.height - at };
    case 'right':
      return { ...area, width: at - area.x };
    case 'bottom':
      return { ...area, height: at - area.y };
  }
}

/** Moves the whole area, as far as the picture goes. */
export function moveArea(area: CropArea, dx: number, dy: number): CropArea {
  return {
    ...area,
    x: clamp(area.x + dx, 0, 1 - area.width),
    y: clamp(area.y + dy, 0, 1 - area.height),
  };
}

/** Makes the area larger or smaller around a point of it (its middle unless told), within the picture. */
export function scaleArea(area: CropArea, factor: number, least: LeastArea, around?: CropPoint): CropArea {
  const centre = around ?? { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const width = clamp(area.width * factor, least.width, 1);
  const height = clamp(area.height * factor, least.height, 1);
  return {
    x: clamp(centre.x - (centre.x - area.x) * (width / area.width), 0, 1 - width),
    y: clamp(centre.y - (centre.y - area.y) * (height / area.height), 0, 1 - height),
    width,
    height,
  };
}

/** Two fingers: the area grows with their distance and goes along with the point between them. */
export function pinchArea(
  area: CropArea,
  from: readonly [CropPoint, CropPoint],
  to: readonly [CropPoint, CropPoint],
  least: LeastArea,
): CropArea {
  const between = ([first, second]: readonly [CropPoint, CropPoint]) => ({
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
  });
  const apart = ([first, second]: readonly [CropPoint, CropPoint]) =>
    Math.hypot(first.x - second.x, first.y - second.y);
  const [start, end] = [between(from), between(to)];
  const factor = apart(to) / Math.max(apart(from), Number.EPSILON);
  return moveArea(scaleArea(area, factor, least, start), end.x - start.x, end.y - start.y);
}

/** The same area after the picture was turned a quarter clockwise. */
export function turnArea(area: CropArea): CropArea {
  return { x: 1 - area.y - area.height, y: area.x, width: area.height, height: area.width };
}

/** The next turn, a quarter clockwise or back. */
export function nextTurn(turn: Turn, direction: 'left' | 'right'): Turn {
  const turns: readonly Turn[] = [0, 90, 180, 270];
  return turns[(turns.indexOf(turn) + (direction === 'right' ? 1 : 3)) % 4] ?? 0;
}
