import { anyone } from '../access.js';
import { action } from '../action.js';
import { nothing } from '../schemas/basics.js';

/** Ends the session, if there is one. */
export const logoff = action('logoff', {
  summary: 'Ends the session, if there is one',
  access: anyone,
  data: nothing,
  reply: nothing,
});
