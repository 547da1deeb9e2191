import { z } from 'zod';
import { wholeSeconds } from './moments.js';
import { fitting, latitude, longitude, optionalNumber } from './message-fields.js';
import { BadMessage, reportOf, type TrackerReport } from './tracker-report.js';

/** Kilometres an hour in a metre a second. */
const KMH = 3.6;

const message = z.object({ _type: z.string() });

/** A message of type `location`; the app leaves out what it does not know. */
const location = z.object({
  lat: latitude,
  lon: longitude,
  /** When the position was found, epoch seconds. */
  tst: wholeSeconds,
  /** When the message was written, epoch seconds: the battery is of then. */
  created_at: wholeSeconds.optional().catch(undefined),
  /** Kilometres an hour. */
  vel: optionalNumber,
  /** Metres. */
  acc: optionalNumber,
  /** Percent. */
  batt: optionalNumber,
});

/**
 * Reads what the OwnTracks app posts in HTTP mode (https://owntracks.org/booklet/tech/json/).
 * @returns an empty report for messages of other types, and for the empty body of a friend that was deleted
 * @throws BadMessage for what is no message, or a location without its place or time
 */
export function readOwnTracks(body: string): TrackerReport {
  if (body.trim() === '') return {};
  const json = parseJson(body);
  const { _type: type } = fitting(message, json);
  if (type !== 'location') return {};
  const { lat, lon, tst, created_at: written, vel, acc, batt } = fitting(location, json);
  return reportOf({
    ts: tst,
    lat,
    lng: lon,
    speed: vel === undefined ? undefined : vel / KMH,
    accuracy: acc,
    battery: batt,
    batteryTs: written,
  });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new BadMessage([]);
  }
}
