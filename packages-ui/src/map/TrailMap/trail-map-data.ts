/** A reported position: where (degrees), when (epoch seconds), and how fast (metres a second). */
export interface TrailPosition {
  readonly lat: number;
  readonly lng: number;
  readonly ts: number;
  readonly v: number;
}

/** A stretch of time in epoch seconds; `to` is exclusive. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** A long stay around a point. Stays with the same label are visits to one place. */
export interface TrailStay extends Period {
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
  /** How far around the point the stay reached, metres; absent: 100. */
  readonly radius?: number;
}

/** The first and the last hour of the day that are shown, 0 to 23, both whole. */
export type HourRange = readonly [first: number, last: number];

/** The whole day. */
export const allHours: HourRange = [0, 23];

/** The unit of the legend. Positions carry metres a second whatever it is. */
export type SpeedUnit = 'km/h' | 'mph';

export type TrailMapView = 'map' | 'list';

/** A child's place on the map: everything that stays there share. */
export interface TrailPlace {
  /** Counted from 1 by first visit. */
  readonly number: number;
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
  readonly stays: readonly TrailStay[];
}
