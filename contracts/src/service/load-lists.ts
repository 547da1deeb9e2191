import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef } from '../schemas/basics.js';
import { listIndexes, lists } from '../schemas/lists.js';

/** The white, black, video and channel lists of a device. */
export const loadLists = action('loadLists', {
  summary: 'The white, black, video and channel lists of a device',
  access: device('loadLists'),
  data: deviceRef.extend({ lists: listIndexes }),
  reply: lists,
  codes: [Code.NotFound, Code.AccessDenied],
});
