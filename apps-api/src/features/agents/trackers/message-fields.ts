import { z } from 'zod';
import { BadMessage } from './tracker-report.js';

/** Degrees north. */
export const latitude = z.number().min(-90).max(90);

/** Degrees east. */
export const longitude = z.number().min(-180).max(180);

/** A number that an app may leave out; anything else in its place counts as left out. */
export const optionalNumber = z.number().optional().catch(undefined);

/** A number in a query or a form, as programs print it. */
export const printedNumber = z
  .string()
  .max(40)
  .regex(/^[+-]?\d+(\.\d+)?([eE][+-]?\d+)?$/)
  .transform(Number);

/** Like `printedNumber`, but may be left out or be anything. */
export const optionalPrintedNumber = printedNumber.optional().catch(undefined);

/** @throws BadMessage naming the fields that do not fit */
export function fitting<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new BadMessage([...new Set(read.error.issues.map(({ path }) => path.join('.')))]);
}
