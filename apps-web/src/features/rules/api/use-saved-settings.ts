import { loadSettings, saveSettings, type Input, type Reply } from '@ostoja/contracts';
import { localTimeOf, type DayNumber } from '@ostoja/domain';
import { useCallback, useMemo } from 'react';
import { actionKey } from '../../../api/index.js';
import { useSaving, type SaveKind } from '../../../saving/index.js';
import { useNow, useTimeZone } from '../../../time/index.js';
import { useSettings } from './use-settings.js';

/** The rules of a device, every field. */
export type Settings = Reply<typeof loadSettings>;

/** Some of a device's rules, as a parent changes them. */
export type SettingsPatch = Input<typeof saveSettings>['data'];

/**
 * The rules of a device with the parent's unsaved changes over them, and `save(patch, saveDelay.slider)` to change
 * some. All screens that change rules of one device share one save. A bonus without a day is for today.
 */
export function useSavedSettings(profile: number, device: number) {
  const { data, error, isValidating, mutate } = useSettings(profile, device);
  const { date } = localTimeOf(useNow(30), useTimeZone());
  const kind = useMemo(() => settingsKind(date), [date]);
  const { value, change, stage, retry } = useSaving(kind, { profile, device }, data);
  const save = useCallback((patch: SettingsPatch, delay: number) => change({ data: patch }, delay), [change]);
  return { settings: value, error, isValidating, reload: mutate, save, stage, retry };
}

function settingsKind(today: DayNumber): SaveKind<typeof saveSettings, Settings> {
  return {
    action: saveSettings,
    cacheKey: ({ profile = 0, device = 0 }) => actionKey(loadSettings, { profile, device }),
    apply: (settings, { data }) => ({
      ...settings,
      ...data,
      ...(data.timeBonus !== undefined && data.timeBonusDay === undefined ? { timeBonusDay: today } : {}),
    }),
  };
}
