/** The least distance of two lines, pixels. */
const leastSpace = 90;
const steps = [1, 2, 5];

/** The step of a grid in degrees, a round number, whose lines stand at least 90 pixels apart. */
export function gridStep(degreesPerPixel: number): number {
  const least = leastSpace * degreesPerPixel;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = steps.map((one) => one * power).find((one) => one >= least * (1 - 1e-9));
  return Math.min(45, step ?? 10 * power);
}

/** A line of the grid from one end to the other, longitude and latitude. */
export interface GridLine {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** The lines of a grid that cross a box (degrees), none beyond the projection's ends. */
export function gridLines(
  [west, south, east, north]: readonly [number, number, number, number],
  step: number,
): GridLine[] {
  const multiples = (low: number, high: number) => {
    const first = Math.ceil(low / step);
    return Array.from(
      { length: Math.max(0, Math.floor(high / step) - first + 1) },
      (_, index) => (first + index) * step,
    );
  };
  const [bottom, top] = [Math.max(-85, south), Math.min(85, north)];
  return [
    ...multiples(west, east).map((lng) => ({ from: [lng, bottom] as const, to: [lng, top] as const })),
    ...multiples(bottom, top).map((lat) => ({ from: [west, lat] as const, to: [east, lat] as const })),
  ];
}
