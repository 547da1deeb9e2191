import { getProfiles } from '@ostoja/contracts';
import { useEffect } from 'react';
import { useRefresh } from '../../../api/index.js';
import type { Device } from '../../../session/index.js';
import { ruleProgress } from '../rule-reach.js';

/** How often the way of newly saved rules is looked at, and for how long, in milliseconds. */
const lookEvery = 1500;
const followFor = 30_000;

/** Follows newly saved rules to devices that are online: "in force" shows when it is true, not when the page asks next. */
export function useFollowedRules(devices: readonly Device[]): void {
  const refresh = useRefresh();
  const underway = devices
    .filter(({ online, rules }) => online && ruleProgress(rules).reach !== 'inForce')
    .map(({ id, rules }) => `${id}:${rules.saved.version}`)
    .join();
  useEffect(() => {
    if (underway === '') return undefined;
    const looking = setInterval(() => void refresh(getProfiles), lookEvery);
    const giveUp = setTimeout(() => clearInterval(looking), followFor);
    return () => {
      clearInterval(looking);
      clearTimeout(giveUp);
    };
  }, [underway, refresh]);
}
