import { z } from 'zod';
import { id, seconds } from './basics.js';

/** What the service asks of a device. */
export const agentCommand = z.discriminatedUnion('kind', [
  /** Off for `period` seconds, on with 0, or just tell with -1. */
  z.object({ id, kind: z.literal('protection'), period: z.int().min(-1).max(86_400) }),
  z.object({ id, kind: z.literal('screen') }),
]);

/** How a device answers: the protection's state, or what became of the screen. */
export const commandResultBody = z.discriminatedUnion('kind', [
  /** Until when the protection is off, epoch seconds; 0 when it is on. */
  z.object({ kind: z.literal('protection'), offUntil: seconds }),
  z.object({
    kind: z.literal('screen'),
    state: z.enum(['done', 'deactivated', 'screenoff', 'intent', 'error']),
  }),
]);
