import { z } from 'zod';
import { anyDevice } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { id, nothing } from '../schemas/basics.js';

/** Deletes a device with all that it reported. */
export const deleteDevice = action('deleteDevice', {
  summary: 'Deletes a device with all that it reported',
  access: anyDevice,
  data: z.object({ device: id }),
  reply: nothing,
  codes: [Code.NotFound],
});
