import { z } from 'zod';
import { agent } from '../access.js';
import { agentAction } from '../action.js';
import { Code } from '../codes.js';
import { seconds } from '../schemas/basics.js';
import { agentRules } from '../schemas/agent-rules.js';
import { MAX_BATCH_ROWS, telemetryRows } from '../schemas/telemetry.js';

const kinds = {
  apps: z.array(telemetryRows.apps),
  usage: z.array(telemetryRows.usage),
  visits: z.array(telemetryRows.visits),
  searches: z.array(telemetryRows.searches),
  blocks: z.array(telemetryRows.blocks),
  positions: z.array(telemetryRows.positions),
  health: z.array(telemetryRows.health),
  calls: z.array(telemetryRows.calls),
  smses: z.array(telemetryRows.smses),
  contacts: z.array(telemetryRows.contacts),
  videos: z.array(telemetryRows.videos),
};

function fewEnough(rows: { [kind: string]: readonly unknown[] | undefined }): boolean {
  return Object.values(rows).reduce((sum, list) => sum + (list?.length ?? 0), 0) <= MAX_BATCH_ROWS;
}

/**
 * Stores one batch of what a device saw: whole or not at all, once for each `uid`.
 * The same `uid` with the same rows gives the same answer; with other rows it is refused with code 31. Rows that
 * do not fit are all named in `paths`, and nothing of the batch is stored. Rows whose moment is too old to be kept, or
 * more than a day ahead of the server's clock, are left out and named in `leftOut` as paths such as `rows.visits.3`:
 * sending them again changes nothing.
 */
export const sync = agentAction('sync', {
  summary: 'Stores one batch of what a device saw: whole or not at all, once for each `uid`',
  access: agent,
  data: z.object({
    uid: z.string().min(8).max(64),
    sent: seconds,
    rules: agentRules,
    rows: z.object(kinds).partial().refine(fewEnough, { error: 'too many rows' }),
  }),
  reply: z.object({
    stored: z.int(),
    leftOut: z.object({ tooOld: z.array(z.string()), tooNew: z.array(z.string()) }),
    rulesVersion: z.int(),
  }),
  codes: [Code.WrongConfirmationValue],
  extension: true,
});
