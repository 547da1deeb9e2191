import { profile } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { nothing, profileRef } from '../schemas/basics.js';

/** Deletes a profile that has no devices. */
export const deleteProfile = action('deleteProfile', {
  summary: 'Deletes a profile that has no devices',
  access: profile,
  data: profileRef,
  reply: nothing,
  codes: [Code.NotFound, Code.ProfileNotEmpty],
});
