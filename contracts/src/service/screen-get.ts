import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, id } from '../schemas/basics.js';
import { screenPicture } from '../schemas/screens.js';

/** One saved screen with its picture. */
export const screenGet = action('screenGet', {
  summary: 'One saved screen with its picture, a JPEG in base64',
  access: device(),
  data: deviceRef.extend({ id }),
  reply: screenPicture,
  codes: [Code.NotFound],
});
