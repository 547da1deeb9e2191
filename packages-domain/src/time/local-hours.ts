import { localTimeWithOffset, zoneOffset, type LocalTime } from './local-time.js';

const hourSeconds = 3600;
const daySeconds = 86_400;

/**
 * Walks an interval by the hours of a wall clock: first `from` itself, then every moment in it at which the
 * local hour (or, where clocks change, the offset) begins. Between two of them hour, weekday and date stand still.
 */
export function* localHours(from: number, to: number, timeZone: string): Generator<LocalTime> {
  let start = from;
  while (start < to) {
    const offset = zoneOffset(start, timeZone);
    const end = offsetEnd(start, Math.min(to, nextHour(start, offset) + daySeconds), offset, timeZone);
    for (let at = start; at < end; at = nextHour(at, offset)) yield localTimeWithOffset(at, timeZone, offset);
    start = end;
  }
}

function nextHour(at: number, offset: number): number {
  return (Math.floor((at + offset) / hourSeconds) + 1) * hourSeconds - offset;
}

/** The first moment up to `to` at which the offset is another one, or `to`. */
function offsetEnd(from: number, to: number, offset: number, timeZone: string): number {
  if (zoneOffset(to, timeZone) === offset) return to;
  let same = from;
  let other = to;
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (zoneOffset(middle, timeZone) === offset) same = middle;
    else other = middle;
  }
  return other;
}
