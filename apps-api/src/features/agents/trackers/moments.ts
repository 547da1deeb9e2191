import { z } from 'zod';
import { telemetryRows } from '@ostoja/contracts';

const seconds = telemetryRows.positions.shape.ts;

/** A number of epoch seconds, with or without a fraction. */
export const wholeSeconds = z.number().transform(Math.floor).pipe(seconds);

/** Numbers beyond it are milliseconds: as seconds they would be after 2038, as milliseconds it was January 1970. */
const MOST_SECONDS = 2 ** 31 - 1;

/** `2026-11-21T09:00:00Z`; the zone is UTC when there is none, and its plus may have become a space in a query. */
const WRITTEN = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)?(?:Z|([ +-])(\d\d):?(\d\d))?$/i;

/** A moment as tracking apps write it: seconds or milliseconds of the epoch, or a date and time; in epoch seconds. */
export const printedMoment = z
  .string()
  .max(40)
  .transform((text, context) => {
    const moment = /^\d{1,16}$/.test(text) ? fromEpoch(Number(text)) : fromWritten(text);
    if (moment !== undefined) return moment;
    context.addIssue('no moment');
    return z.NEVER;
  })
  .pipe(seconds);

/** A moment in JSON: a number of seconds or milliseconds, or text as `printedMoment` reads it. */
export const jsonMoment = z.union([z.number().transform(fromEpoch).pipe(seconds), printedMoment]);

function fromEpoch(value: number): number {
  return Math.floor(value > MOST_SECONDS ? value / 1000 : value);
}

function fromWritten(text: string): number | undefined {
  const parts = WRITTEN.exec(text);
  if (!parts) return undefined;
  const [, day, time, second = ':00', sign, hours, minutes] = parts;
  const zone = sign === undefined ? 'Z' : `${sign === '-' ? '-' : '+'}${hours}:${minutes}`;
  const milliseconds = Date.parse(`${day}T${time}${second.slice(0, 7)}${zone}`);
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
}
