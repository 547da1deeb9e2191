import { z } from 'zod';
import { anyDevice } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { id, nothing } from '../schemas/basics.js';

/** Moves a device to another of the account's profiles. */
export const updateDevice = action('updateDevice', {
  summary: "Moves a device to another of the account's profiles",
  access: anyDevice,
  data: z.object({ device: id, profile: id }),
  reply: nothing,
  codes: [Code.NotFound],
});
