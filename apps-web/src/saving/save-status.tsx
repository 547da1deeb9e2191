import { SaveState } from '@ostoja/ui';
import { useMessages } from '../i18n/index.js';
import type { SaveStage } from './save-slot.js';

interface SaveStatusProps {
  readonly stage: SaveStage;
  /** Tries again what waits for the connection. */
  readonly onRetry: () => void;
  readonly className?: string;
}

/** What becomes of a screen's changes, in words: the stage of a `useSaving`. */
export function SaveStatus({ stage, onRetry, className }: SaveStatusProps) {
  const { t } = useMessages();
  return (
    <SaveState
      className={className}
      state={stage === 'waiting' ? 'saving' : stage}
      savingLabel={t('saving.saving')}
      savedLabel={t('saving.saved')}
      failedLabel={t('saving.refused')}
      offlineLabel={t('saving.offline')}
      retryLabel={t('app.retry')}
      {...(stage === 'offline' ? { onRetry } : {})}
    />
  );
}
