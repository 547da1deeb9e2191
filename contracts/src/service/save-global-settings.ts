import { isTimeZone } from '@ostoja/domain';
import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { globalSettings } from '../schemas/global-settings.js';

const knownZone = globalSettings.shape.timeZoneName.refine(isTimeZone, { error: 'no time zone' });

/**
 * Saves some of the account's settings and answers all of them. A zone that nobody knows, or an offset that the zone
 * never has, is code -1 and saves nothing.
 */
export const saveGlobalSettings = action('saveGlobalSettings', {
  summary: "Saves some of the account's settings and answers all of them",
  access: account,
  data: z.object({ data: globalSettings.extend({ timeZoneName: knownZone }).partial() }),
  reply: globalSettings,
});
