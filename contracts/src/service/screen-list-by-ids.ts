import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { idList, screenPicture } from '../schemas/screens.js';

/** Up to 20 saved screens with their pictures, in the order that was asked for. One that is not there is left out. */
export const screenListByIds = action('screenListByIds', {
  summary: 'Up to 20 saved screens with their pictures; an id that is not there is left out',
  access: account,
  data: z.object({ ids: idList(20) }),
  reply: z.object({ total: z.int(), items: z.array(screenPicture) }),
});
