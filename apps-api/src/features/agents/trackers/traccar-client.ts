import { z } from 'zod';
import {
  fitting,
  latitude,
  longitude,
  optionalNumber,
  optionalPrintedNumber,
  printedNumber,
} from './message-fields.js';
import { jsonMoment, printedMoment } from './moments.js';
import { BadMessage, reportOf, type TrackerReport } from './tracker-report.js';

/** Metres a second in a knot. */
const KNOT = 1852 / 3600;

/** What a request of the app carries, in either of its forms, and the identifier that its owner typed. */
export interface TraccarMessage {
  readonly identifier: string;
  /** @throws BadMessage naming what does not fit */
  read(now: number): TrackerReport;
}

/**
 * Reads what the Traccar Client app sends (https://www.traccar.org/osmand/): JSON since its version 9, a query or a
 * form before, which other apps of that protocol send too.
 * @param query what follows the question mark of the address
 * @throws BadMessage when the body begins like JSON and is none
 */
export function readTraccarClient(query: string, body: string): TraccarMessage {
  const parameters = new URLSearchParams(query);
  const isJson = body.trimStart().startsWith('{');
  if (!isJson) for (const [name, value] of new URLSearchParams(body)) parameters.append(name, value);
  // Of a name that comes twice the first counts.
  const fields = (name: string) => parameters.get(name) ?? undefined;
  const named = fields('id') ?? fields('deviceid') ?? '';
  if (!isJson) return { identifier: named, read: (now) => fromParameters(fields, now) };
  const json = fitting(z.looseObject({ device_id: z.string().optional().catch(undefined) }), parse(body));
  return { identifier: json.device_id ?? named, read: () => fromJson(json) };
}

const inJson = z.object({
  location: z.object({
    timestamp: jsonMoment,
    coords: z.object({
      latitude,
      longitude,
      /** Metres a second; -1 for unknown. */
      speed: optionalNumber,
      /** Metres; -1 for unknown. */
      accuracy: optionalNumber,
    }),
    /** The level from 0 to 1; -1 for unknown. */
    battery: z.object({ level: optionalNumber }).optional().catch(undefined),
  }),
});

function fromJson(json: unknown): TrackerReport {
  const { timestamp, coords, battery } = fitting(inJson, json).location;
  return reportOf({
    ts: timestamp,
    lat: coords.latitude,
    lng: coords.longitude,
    speed: coords.speed,
    accuracy: coords.accuracy,
    battery: battery?.level === undefined ? undefined : battery.level * 100,
  });
}

const inParameters = z.object({
  lat: printedNumber.pipe(latitude),
  lon: printedNumber.pipe(longitude),
  timestamp: printedMoment.optional(),
  /** Knots. */
  speed: optionalPrintedNumber,
  /** Metres. */
  accuracy: optionalPrintedNumber,
  /** Percent. */
  batt: optionalPrintedNumber,
});

function fromParameters(field: (name: string) => string | undefined, now: number): TrackerReport {
  // A receiver without a fix repeats where it was last: that is no position of now.
  if (['0', 'false'].includes(field('valid')?.toLowerCase() ?? '')) return {};
  const [lat, lon] = field('location')?.split(',') ?? [field('lat'), field('lon')];
  const read = fitting(inParameters, {
    lat,
    lon,
    timestamp: field('timestamp'),
    speed: field('speed'),
    accuracy: field('accuracy'),
    batt: field('batt'),
  });
  return reportOf({
    ts: read.timestamp ?? now,
    lat: read.lat,
    lng: read.lon,
    speed: read.speed === undefined ? undefined : read.speed * KNOT,
    accuracy: read.accuracy,
    battery: read.batt,
  });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new BadMessage([]);
  }
}
