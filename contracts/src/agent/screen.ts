import { z } from 'zod';
import { agent } from '../access.js';
import { agentAction } from '../action.js';
import { Code } from '../codes.js';
import { id, seconds } from '../schemas/basics.js';
import { text } from '../schemas/text.js';

/** Stores a picture of the screen: a JPEG in base64, at most 2 MB decoded, taken on command or by period. */
export const screen = agentAction('screen', {
  summary:
    'Stores a picture of the screen: a JPEG in base64, at most 2 MB decoded, taken on command or by period',
  access: agent,
  data: z.object({
    uid: z.string().min(8).max(64),
    ts: seconds,
    app: text(190),
    userName: text(190),
    command: id.optional(),
    jpeg: z.base64().max(2_800_000),
  }),
  reply: z.object({ id }),
  codes: [Code.NotFound, Code.WrongConfirmationValue],
  extension: true,
});
