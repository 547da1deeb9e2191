import type { BatchRows } from '../ingest/raw-rows.js';

type Rows = Required<BatchRows>;

/** A position as devices report it: metres a second, metres, epoch seconds. */
export type ReportedPosition = Rows['positions'][number];

/** A condition as devices report it. */
export type ReportedHealth = Rows['health'][number];

/** What one message of a tracking app says in our units; what it does not say is undefined. */
export interface TrackerReport {
  readonly position?: ReportedPosition;
  readonly health?: ReportedHealth;
}

/** A message that does not fit. `paths` names the fields as the app calls them. */
export class BadMessage extends Error {
  override readonly name = 'BadMessage';

  constructor(readonly paths: readonly string[]) {
    super(paths.join(', '));
  }
}

/** A position and a battery as an app measured them. Undefined is what it does not know. */
export interface Measured {
  /** Epoch seconds. */
  readonly ts: number;
  readonly lat: number;
  readonly lng: number;
  /** Metres a second. */
  readonly speed: number | undefined;
  /** Metres. */
  readonly accuracy: number | undefined;
  /** Percent. */
  readonly battery: number | undefined;
  /** When the battery was read, epoch seconds; undefined for with the position. */
  readonly batteryTs?: number | undefined;
}

/** The state of the receiver that the panel reads as "on" (panel spec §3): who tells a position has one. */
const GPS_ON = 3;

/** Faster than anything that carries a child, metres a second: the receiver's fault. */
const FASTEST = 400;

/** The least exact that a row may say, metres. */
const LEAST_EXACT = 100_000;

/**
 * The rows of what an app measured. Apps write negative numbers where they know nothing, and receivers have bad
 * moments: what can't be is taken as not told, so that it never costs the position.
 */
export function reportOf({ ts, lat, lng, speed, accuracy, battery, batteryTs }: Measured): TrackerReport {
  const v = isWithin(speed, 0, FASTEST) ? speed : 0;
  // Not 0, which stands for not told: a position that is far off must not count as an exact one.
  const radius = isWithin(accuracy, 0, Number.MAX_VALUE) ? Math.min(accuracy, LEAST_EXACT) : 0;
  const position = { ts, lat, lng, v, accuracy: radius };
  if (!isWithin(battery, 0, 100)) return { position };
  return { position, health: { ts: batteryTs ?? ts, gps: GPS_ON, battery: Math.round(battery) } };
}

function isWithin(value: number | undefined, from: number, to: number): value is number {
  return value !== undefined && value >= from && value <= to;
}
