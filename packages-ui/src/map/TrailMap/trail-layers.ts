import type { Layer } from '@deck.gl/core';
import { TripsLayer } from '@deck.gl/geo-layers';
import { PathLayer, ScatterplotLayer } from '@deck.gl/layers';
import { trailColours } from './trail-colours.js';
import type { TrailPlace } from './trail-map-data.js';
import { positionOf, stretchesOf, type Trail } from './trail.js';
import type { MapColours } from './use-map-colours.js';

const lineWidth = 5;
/** The light edge on both sides that keeps every speed readable on every ground. */
const casingWidth = lineWidth + 3;
/** Later than any report: the whole way is drawn. */
const afterAll = 1e9;

/** A trail as deck.gl takes it without looking at a single position: see its guide on binary data. */
export interface TrailData {
  readonly line: LineData;
  readonly coloured: LineData;
  /** Where reports break off and begin again, longitude and latitude. */
  readonly ends: readonly (readonly [number, number])[];
}

interface LineData {
  readonly length: number;
  readonly startIndices: Uint32Array;
  readonly attributes: Readonly<
    Record<string, { readonly value: Float64Array | Float32Array | Uint8ClampedArray; readonly size: number }>
  >;
}

/** Makes what is uploaded to the graphics card once for a trail and a theme. */
export function trailData(trail: Trail, palette: MapColours['speed']): TrailData {
  const attributes = {
    getPath: { value: trail.coordinates, size: 2 },
    getTimestamps: { value: trail.times, size: 1 },
  };
  const shape = { length: trail.runs.length, startIndices: trail.runs };
  return {
    line: { ...shape, attributes },
    coloured: {
      ...shape,
      attributes: { ...attributes, getColor: { value: trailColours(trail, palette), size: 4 } },
    },
    ends: brokenEnds(trail),
  };
}

function brokenEnds(trail: Trail): (readonly [number, number])[] {
  const stretches = stretchesOf(trail);
  const point = (index: number) => {
    const { lng, lat } = positionOf(trail, index);
    return [lng, lat] as const;
  };
  return stretches.flatMap(({ first, last }, index) => [
    ...(index > 0 ? [point(first)] : []),
    ...(index < stretches.length - 1 && (last > first || index === 0) ? [point(last)] : []),
  ]);
}

export interface TrailLayersInput {
  readonly data: TrailData;
  readonly places: readonly TrailPlace[];
  readonly colours: MapColours;
  readonly showSpeed: boolean;
  /** Seconds after the trail's origin up to which it is drawn in full; null: all of it. */
  readonly until: number | null;
}

/** The circles of the stays, the way with its light edge, and rings where reports break off. */
export function trailLayers({ data, places, colours, showSpeed, until }: TrailLayersInput): Layer[] {
  const line = {
    positionFormat: 'XY',
    _pathType: 'open',
    widthUnits: 'pixels',
    capRounded: true,
    jointRounded: true,
  } as const;
  const timed = { ...line, fadeTrail: false, currentTime: until ?? afterAll } as const;
  const colourOf = ({ number }: TrailPlace) =>
    colours.places[(number - 1) % colours.places.length] ?? colours.brand;
  return [
    new ScatterplotLayer<TrailPlace>({
      id: 'stays',
      data: places,
      getPosition: ({ lng, lat }) => [lng, lat],
      getRadius: ({ radius }) => radius,
      radiusMinPixels: 16,
      getFillColor: (place) => withAlpha(colourOf(place), 56),
      getLineColor: (place) => [...colourOf(place)],
      updateTriggers: { getFillColor: colours, getLineColor: colours },
      stroked: true,
      lineWidthUnits: 'pixels',
      getLineWidth: 1.5,
    }),
    ...(until === null
      ? []
      : [
          new PathLayer({
            ...line,
            id: 'way-ahead',
            data: data.line,
            getColor: withAlpha(colours.quiet, 110),
            getWidth: 2,
          }),
        ]),
    new TripsLayer({
      ...timed,
      id: 'way-casing',
      data: data.line,
      getColor: [...colours.casing],
      getWidth: casingWidth,
    }),
    new TripsLayer({
      ...timed,
      id: showSpeed ? 'way-speed' : 'way',
      data: showSpeed ? data.coloured : data.line,
      ...(!showSpeed && { getColor: [...colours.brand] as [number, number, number, number] }),
      getWidth: lineWidth,
    }),
    new ScatterplotLayer<readonly [number, number]>({
      id: 'broken-ends',
      data: data.ends,
      getPosition: ([lng, lat]) => [lng, lat],
      radiusUnits: 'pixels',
      getRadius: 5,
      getFillColor: [...colours.casing],
      getLineColor: [...colours.quiet],
      updateTriggers: { getFillColor: colours, getLineColor: colours },
      stroked: true,
      lineWidthUnits: 'pixels',
      getLineWidth: 2,
    }),
  ];
}

function withAlpha([red, green, blue]: MapColours['land'], alpha: number): [number, number, number, number] {
  return [red, green, blue, alpha];
}
