import { defaultDeviceSettings } from '@ostoja/domain';
import type { WireRules } from '../device/index.js';

/** A rule document as the gateway gives it: the defaults, and what a parent set. */
export function wireRules(
  parent: { settings?: Partial<WireRules['settings']>; lists?: Partial<WireRules['lists']> } = {},
  version = 1,
): WireRules {
  const { timeLimitWeek, timeLimitNetWeek, ...defaults } = defaultDeviceSettings();
  return {
    version,
    timeZone: 'Europe/Warsaw',
    settings: {
      ...defaults,
      timeLimitWeek: [...timeLimitWeek],
      timeLimitNetWeek: [...timeLimitNetWeek],
      blockedUntil: 0,
      allowedUntil: 0,
      ...parent.settings,
    },
    lists: { whiteList: [], blackList: [], videoIds: [], channelIds: [], ...parent.lists },
    apps: [],
  };
}
