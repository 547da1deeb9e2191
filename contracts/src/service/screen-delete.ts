import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { idList } from '../schemas/screens.js';

/** Deletes up to 100 saved screens with their pictures. An id that is not there, or another family's, is passed over. */
export const screenDelete = action('screenDelete', {
  summary: 'Deletes up to 100 saved screens; an id that is not there is passed over',
  access: account,
  data: z.object({ ids: idList(100) }),
  reply: z.object({}),
});
