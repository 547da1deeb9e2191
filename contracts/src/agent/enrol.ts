import { z } from 'zod';
import { anyone } from '../access.js';
import { agentAction } from '../action.js';
import { Code } from '../codes.js';
import { id, timeZoneName } from '../schemas/basics.js';
import { requiredText, text } from '../schemas/text.js';

/** Joins a device to the profile of a pairing code and gives it a token of its own. */
export const enrol = agentAction('enrol', {
  summary: 'Joins a device to the profile of a pairing code and gives it a token of its own',
  access: anyone,
  data: z.object({
    code: z.string().max(64),
    brand: text(64),
    model: text(64),
    friendlyName: requiredText(64),
    osName: text(64),
    appType: z.int().min(-1).max(3),
    appFeatures: text(190),
    appVersion: text(32),
    timeZone: timeZoneName,
  }),
  reply: z.object({ token: z.string(), device: id }),
  codes: [Code.WrongCode, Code.MaximumDevices],
  limits: [{ by: 'address', count: 60, seconds: 600 }],
  extension: true,
});
