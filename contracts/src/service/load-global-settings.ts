import { account } from '../access.js';
import { action } from '../action.js';
import { nothing } from '../schemas/basics.js';
import { globalSettings } from '../schemas/global-settings.js';

/** The settings of the whole account: updates of the Windows agent, daily reports, the time zone. */
export const loadGlobalSettings = action('loadGlobalSettings', {
  summary: 'The settings of the whole account: updates of the Windows agent, daily reports, the time zone',
  access: account,
  data: nothing,
  reply: globalSettings,
});
