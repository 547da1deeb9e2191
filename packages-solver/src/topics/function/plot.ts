import { approximation } from '../../expression/approximate.js';
import type { Exact } from '../../number/exact.js';
import type { Plot } from '../../outcome.js';

const samples = 160;

/** The picture of a function around the points that matter; it breaks where there is no value. */
export function plotOf(
  chunk: string,
  variable: string,
  formula: string,
  marked: readonly { readonly x: Exact; readonly y: Exact }[],
  gaps: readonly Exact[] = [],
): Plot {
  const value = approximation(chunk);
  const xs = [...marked.map(({ x }) => x), ...gaps].map((x) => x.toNumber());
  const low = Math.min(0, ...xs);
  const high = Math.max(0, ...xs);
  const margin = Math.max(3, (high - low) * 0.6);
  const from = Math.floor(low - margin);
  const to = Math.ceil(high + margin);
  const breaks = gaps.map((gap) => gap.toNumber());
  const marks = marked.map(({ x, y }) => ({
    x: x.toNumber(),
    y: y.toNumber(),
    label: `(${short(x)}, ${short(y)})`,
  }));
  const points = Array.from({ length: samples + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / samples;
    return [x, value({ [variable]: x })] as const;
  });
  const middle = points
    .map(([, y]) => y)
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const bottom = Math.min(-1, ...marks.map(({ y }) => y), middle[Math.floor(middle.length * 0.1)] ?? -5);
  const top = Math.max(1, ...marks.map(({ y }) => y), middle[Math.floor(middle.length * 0.9)] ?? 5);
  return {
    variable,
    formula,
    x: [from, to],
    y: [Math.floor(bottom - 1), Math.ceil(top + 1)],
    branches: branchesOf(points, breaks),
    marks,
  };
}

function branchesOf(
  points: readonly (readonly [number, number])[],
  breaks: readonly number[],
): readonly (readonly (readonly [number, number])[])[] {
  const branches: (readonly [number, number])[][] = [[]];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const isCut = before !== undefined && breaks.some((gap) => gap > before[0] && gap <= point[0]);
    if (isCut || !Number.isFinite(point[1])) branches.push([]);
    if (Number.isFinite(point[1])) branches.at(-1)?.push(point);
  });
  return branches.filter((branch) => branch.length > 1);
}

function short(value: Exact): string {
  return value.rational?.isInteger ? `${value}` : value.toRational(10).toDecimal(2);
}
