import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef } from '../schemas/basics.js';
import { hasNamedLists, listIndexes, lists } from '../schemas/lists.js';

/**
 * Replaces those lists that `index` names and gives the rules a new version.
 * Indexes: 0 white, 1 black, 2 video ids, 3 channel ids. An index without its list is code -1: it would empty the list.
 */
export const saveLists = action('saveLists', {
  summary: 'Replaces those lists that `index` names and gives the rules a new version',
  access: device('saveLists'),
  data: deviceRef
    .extend({ lists: lists.partial(), index: listIndexes.min(1) })
    .refine(hasNamedLists, { error: 'a list that `index` names is missing', path: ['lists'] }),
  reply: z.object({ version: z.int() }),
  codes: [Code.NotFound, Code.AccessDenied],
});
