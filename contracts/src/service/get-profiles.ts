import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { nothing } from '../schemas/basics.js';
import { profileView } from '../schemas/family.js';

/** The children's profiles with their devices, how fresh each device is and which rules it runs. */
export const getProfiles = action('getProfiles', {
  summary: "The children's profiles with their devices, how fresh each device is and which rules it runs",
  access: account,
  data: nothing,
  reply: z.object({ profiles: z.array(profileView) }),
});
