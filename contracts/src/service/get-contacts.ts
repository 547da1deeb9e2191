import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, page } from '../schemas/basics.js';
import { contact } from '../schemas/phone.js';

/** The phone book of a device by name, and how many contacts there are in all. */
export const getContacts = action('getContacts', {
  summary: 'The phone book of a device by name, and how many contacts there are in all',
  access: device('getContacts'),
  data: deviceRef.extend(page.shape),
  reply: z.object({ data: z.array(contact), total: z.int() }),
  codes: [Code.NotFound, Code.AccessDenied],
});
