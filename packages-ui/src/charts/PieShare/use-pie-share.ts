import { arc, pie } from '@visx/shape';
import { useMemo } from 'react';
import { chartColour } from '../../lib/chart-colour.js';

/** One part of a whole. */
export interface PiePart {
  readonly id: string;
  readonly label: string;
  /** In whatever unit `format` understands; never negative. */
  readonly value: number;
  /** One of the ten chart colours; absent: by its place in the list. */
  readonly colour?: number;
}

/** A part with what drawing it takes. */
export interface PieSlice extends PiePart {
  /** Of the whole, 0 to 1. */
  readonly share: number;
  /** A path around (0, 0) within a radius of 1. */
  readonly path: string;
  /** The slice's middle on the same unit circle. */
  readonly centre: readonly [x: number, y: number];
  /** The CSS value of its colour. */
  readonly fill: string;
}

const INNER_RADIUS = 0.6;

/** Computes the slices of a ring, clockwise from the top in the order given. */
export function usePieShare(parts: readonly PiePart[]): readonly PieSlice[] {
  return useMemo(() => {
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    // Half a pixel between slices at the usual size: neighbours are told apart without their colours.
    const padAngle = parts.length > 1 ? 0.03 : 0;
    const layout = pie<PiePart>({ value: ({ value }) => value, sort: null, padAngle });
    const arcs = total > 0 ? layout([...parts]) : [];
    const path = arc<(typeof arcs)[number]>({
      innerRadius: INNER_RADIUS,
      outerRadius: 1,
      cornerRadius: 0.03,
    });
    return arcs.map((slice, index) => ({
      ...slice.data,
      share: slice.data.value / total,
      path: path(slice) ?? '',
      centre: path.centroid(slice),
      fill: chartColour(slice.data.colour ?? index + 1),
    }));
  }, [parts]);
}
