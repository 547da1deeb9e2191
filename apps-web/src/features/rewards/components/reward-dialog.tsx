import { Button, Dialog } from '@ostoja/ui';
import { T, useMessages } from '../../../i18n/index.js';
import { useStoredValue } from '../../../storage/stored-value.js';
import { storedRewardId, storedRewardResult } from '../../../storage/values.js';
import { readResult } from '../reward-result.js';
import { useResultWords } from '../use-result-words.js';
import { RedeemForm } from './redeem-form.js';
import { RewardCode } from './reward-code.js';

function close() {
  storedRewardId.set(null);
  storedRewardResult.set(null);
}

/**
 * The reward dialog of the panel (panel spec §2, Modals): a code that this browser holds since before the sign-in, the
 * button that redeems it, and what came of it. Closing it puts the code away.
 */
export function RewardDialog() {
  const { t } = useMessages();
  const code = useStoredValue(storedRewardId);
  const kept = useStoredValue(storedRewardResult);
  const wordsOf = useResultWords();
  if (code === null) return null;
  const result = readResult(code, kept);
  const words = result && wordsOf(result);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t(words?.title ?? 'rewards.reward.title')}
      closeLabel={t('app.close')}
      size="sm"
      footer={
        words && (
          <Button onClick={close}>
            <T id="app.close" />
          </Button>
        )
      }
    >
      <output className="block text-ink-2">{words?.text ?? t('rewards.reward.ready')}</output>
      {!words && (
        <div className="grid gap-4 pt-4 pb-3">
          <RewardCode code={code} />
          <RedeemForm code={code} onClose={close} />
        </div>
      )}
    </Dialog>
  );
}
