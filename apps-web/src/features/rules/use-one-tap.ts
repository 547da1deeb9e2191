import { toast } from '@ostoja/ui';
import { useCallback, useEffect } from 'react';
import { useMessages } from '../../i18n/index.js';
import type { SaveStage } from '../../saving/index.js';
import type { Settings, SettingsPatch } from './api/use-saved-settings.js';
import { undoOf } from './one-tap.js';
import { undoTime } from './use-choose-site.js';

/** Rules that one tap changes. */
export interface Tapped {
  readonly settings: Settings | undefined;
  readonly save: (patch: SettingsPatch, delay: number) => void;
  readonly stage: SaveStage;
}

/** One for all: the newest tap is the one that can be taken back. */
const toastId = 'one-tap';

/**
 * Changes rules with one tap: it shows at once, is sent at once, and can be taken back for 8 seconds, on every device
 * that it changed. A refusal takes it back and says why (`saving`).
 */
export function useOneTap(rules: readonly Tapped[]): (patch: SettingsPatch, done: string) => void {
  const { t } = useMessages();
  const isRefused = rules.some(({ stage }) => stage === 'failed');
  useEffect(() => {
    // What was refused is gone already: there is nothing to take back
    if (isRefused) toast.dismiss(toastId);
  }, [isRefused]);

  return useCallback(
    (patch, done) => {
      const back = rules.flatMap(({ settings, save }) => {
        if (!settings) return [];
        const before = undoOf(settings, patch);
        save(patch, 0);
        return [() => save(before, 0)];
      });
      if (back.length === 0) return;
      toast.success(done, {
        id: toastId,
        duration: undoTime,
        action: {
          label: t('rules.undo'),
          onClick: () => {
            for (const undo of back) undo();
          },
        },
      });
    },
    [rules, t],
  );
}
