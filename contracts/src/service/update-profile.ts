import { z } from 'zod';
import { profile } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { id, nothing } from '../schemas/basics.js';
import { profileFields } from '../schemas/family.js';

/** Renames a profile or changes its avatar and birth date. */
export const updateProfile = action('updateProfile', {
  summary: 'Renames a profile or changes its avatar and birth date',
  access: profile,
  data: z.object({
    profile: id,
    profileName: profileFields.name,
    profileImg: profileFields.img,
    year: profileFields.year,
    month: profileFields.month,
  }),
  reply: nothing,
  codes: [Code.NotFound],
});
