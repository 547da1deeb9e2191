import { z } from 'zod';
import { statuses } from './statuses.js';

/** What travels to `/service` and `/agent`: the action's name and its data (service spec §7). */
export const requestEnvelope = z.object({
  action: z.string().max(64),
  data: z.record(z.string(), z.unknown()).default({}),
});

/** The body of every answer: status, code, the action's data, and for failures the request's id. */
export const replyEnvelope = z.object({
  status: z.enum(statuses),
  code: z.int(),
  data: z.unknown().optional(),
  /** Names the request in the server's log; present on every failure. */
  requestId: z.string().optional(),
  /** The failing paths of data that does not fit the action's schema. */
  paths: z.array(z.string()).optional(),
});

/** A body of `/service` and `/agent`. */
export type RequestEnvelope = z.infer<typeof requestEnvelope>;

/** An answer of `/service` and `/agent`. */
export type ReplyEnvelope = z.infer<typeof replyEnvelope>;
