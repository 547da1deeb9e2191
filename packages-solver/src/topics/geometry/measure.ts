import type { Formula } from './figures.js';

type Point = readonly [number, number];

/**
 * The same measure found without the formula: areas and perimeters from corners on a grid, circles from a polygon with very
 * many corners, volumes by adding up thin slices.
 */
export function measured({ figure, asked }: Formula, lengths: readonly number[]): number {
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = lengths;
  const corners = cornersOf(figure, asked, a, b, c);
  switch (asked) {
    case 'area':
      return shoelace(corners);
    case 'perimeter':
      return around(corners);
    case 'volume':
      return volume(figure, a, b, c);
    case 'surface':
      return surface(figure, a, b, c);
    case 'diagonal':
      return figure === 'cube'
        ? distance([distance([0, 0], [a, a]), 0], [0, a])
        : distance([0, 0], corners[2] ?? [0, 0]);
    case 'hypotenuse':
      return distance([a, 0], [0, b]);
    case 'leg':
      return a * Math.sin(Math.acos(b / a));
    case 'height':
      return a * Math.sin(Math.PI / 3);
  }
}

function cornersOf(
  figure: Formula['figure'],
  asked: Formula['asked'],
  a: number,
  b: number,
  c: number,
): readonly Point[] {
  switch (figure) {
    case 'square':
      return [
        [0, 0],
        [a, 0],
        [a, a],
        [0, a],
      ];
    case 'rectangle':
      return [
        [0, 0],
        [a, 0],
        [a, b],
        [0, b],
      ];
    case 'equilateral':
      return [
        [0, 0],
        [a, 0],
        [a / 2, a * Math.sin(Math.PI / 3)],
      ];
    case 'rightTriangle':
      return [
        [0, 0],
        [a, 0],
        [0, b],
      ];
    case 'triangle': {
      if (Number.isNaN(c))
        return [
          [0, 0],
          [a, 0],
          [a * 0.3, b],
        ];
      const angle = Math.acos((a * a + b * b - c * c) / (2 * a * b));
      return [
        [0, 0],
        [a, 0],
        [b * Math.cos(angle), b * Math.sin(angle)],
      ];
    }
    case 'parallelogram':
      if (asked === 'area')
        return [
          [0, 0],
          [a, 0],
          [a * 1.4, b],
          [a * 0.4, b],
        ];
      return [
        [0, 0],
        [a, 0],
        [a + b * Math.cos(1), b * Math.sin(1)],
        [b * Math.cos(1), b * Math.sin(1)],
      ];
    case 'rhombus':
      if (asked === 'area')
        return [
          [a / 2, 0],
          [0, b / 2],
          [-a / 2, 0],
          [0, -b / 2],
        ];
      return [
        [0, 0],
        [a, 0],
        [a + a * Math.cos(1), a * Math.sin(1)],
        [a * Math.cos(1), a * Math.sin(1)],
      ];
    case 'trapezoid':
      return [
        [0, 0],
        [a, 0],
        [b + 0.2, c],
        [0.2, c],
      ];
    default:
      return polygon(a, 20_000);
  }
}

function polygon(radius: number, corners: number): readonly Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

function volume(figure: Formula['figure'], a: number, b: number, c: number): number {
  switch (figure) {
    case 'cube':
      return slices(() => a * a, 0, a);
    case 'cuboid':
      return slices(() => a * b, 0, c);
    case 'cylinder':
      return slices(() => shoelace(polygon(a, 4000)), 0, b, 2);
    case 'cone':
      return slices((x) => Math.PI * (a * (1 - x / b)) ** 2, 0, b);
    default:
      return slices((x) => Math.PI * (a * a - x * x), -a, a);
  }
}

/** Faces added up; round ones unrolled, a sphere as the growth of its volume. */
function surface(figure: Formula['figure'], a: number, b: number, c: number): number {
  switch (figure) {
    case 'cube':
      return [0, 1, 2, 3, 4, 5].reduce((sum) => sum + a * a, 0);
    case 'cuboid':
      return a * b + a * b + b * c + b * c + a * c + a * c;
    case 'cylinder':
      return 2 * shoelace(polygon(a, 20_000)) + around(polygon(a, 20_000)) * b;
    default: {
      const step = a * 1e-4;
      return (volume('sphere', a + step, b, c) - volume('sphere', a - step, b, c)) / (2 * step);
    }
  }
}

/** Simpson's rule. */
function slices(area: (x: number) => number, from: number, to: number, count = 200): number {
  const step = (to - from) / count;
  let sum = area(from) + area(to);
  for (let i = 1; i < count; i += 1) sum += area(from + i * step) * (i % 2 === 1 ? 4 : 2);
  return (sum * step) / 3;
}

function shoelace(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function around(corners: readonly Point[]): number {
  return corners.reduce(
    (sum, corner, index) => sum + distance(corner, corners[(index + 1) % corners.length] ?? corner),
    0,
  );
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}
