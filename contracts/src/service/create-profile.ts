import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { id } from '../schemas/basics.js';
import { profileFields } from '../schemas/family.js';

/** Makes a child's profile. */
export const createProfile = action('createProfile', {
  summary: "Makes a child's profile",
  access: account,
  data: z.object(profileFields),
  reply: z.object({ id }),
  codes: [Code.MaximumProfiles],
});
