import { getApps, setApps, type Reply } from '@ostoja/contracts';
import { useEffect, useMemo, useRef } from 'react';
import { actionKey } from '../../api/index.js';
import { saveDelay, useSaving, type SaveKind } from '../../saving/index.js';
import { appsQuery, useApps } from './api/use-apps.js';
import { applyRules, withFlag, withUnlisted, type AppFlag, type AppRuleChange } from './app-rules.js';

type Apps = Reply<typeof getApps>;

/**
 * The apps of a device with the parent's changes over them, and the way to change a flag of one. The whole list is sent
 * 1.5 s after the last change (panel spec §4, Saves).
 */
export function useAppRules(profile: number, device: number, kinds: { readonly system: boolean }) {
  const { system } = kinds;
  const answer = useApps(profile, device, kinds);
  const kind = useMemo<SaveKind<typeof setApps, Apps>>(
    () => ({
      action: setApps,
      cacheKey: () => actionKey(getApps, appsQuery(profile, device, system)),
      apply: applyRules,
    }),
    [profile, device, system],
  );
  const saving = useSaving(kind, { profile, device }, answer.data);
  const { stage, value } = saving;
  const changed = useRef(new Map<string, AppRuleChange>());
  useEffect(() => {
    if (stage === 'saved' || stage === 'failed') changed.current.clear();
  }, [stage]);

  return {
    ...answer,
    apps: value?.data,
    stage,
    retry: saving.retry,
    set(id: string, flag: AppFlag, on: boolean) {
      if (!value) return;
      const rules = withFlag(value.data, id, flag, on);
      const own = rules.find((rule) => rule.id === id);
      if (own) changed.current.set(id, own);
      saving.change({ data: [...withUnlisted(rules, changed.current.values())] }, saveDelay.switch);
    },
  };
}

/** What {@link useAppRules} gives. */
export type AppRules = ReturnType<typeof useAppRules>;
