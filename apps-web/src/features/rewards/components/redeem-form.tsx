import { ActionFailure, Code } from '@ostoja/contracts';
import { Banner, Button } from '@ostoja/ui';
import { useAttempt } from '../../../forms/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { useSession } from '../../../session/index.js';
import { storedRewardResult } from '../../../storage/values.js';
import { useReward } from '../api/use-reward.js';
import { keptResult, type RewardResult } from '../reward-result.js';

const noTexts = {};

/** Redeems a code when the parent says so. What came of it is kept; a failure on the way is told and can be tried again. */
export function RedeemForm({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useMessages();
  const { check } = useSession();
  const { trigger, isMutating } = useReward();
  const { failure, attempt } = useAttempt(noTexts);

  const redeem = () =>
    attempt(async () => {
      const result = await trigger({ r: code }).then(
        ({ days }): RewardResult => ({ kind: 'done', days }),
        refusalOf,
      );
      storedRewardResult.set(keptResult(code, result));
      // The plan's end stands in the account menu and in the banners
      if (result.kind === 'done') await check();
    });

  return (
    <div className="grid gap-2">
      {failure && <Banner tone="stop">{t(failure.id, failure.values)}</Banner>}
      <Button size="lg" fullWidth loading={isMutating} onClick={() => void redeem()}>
        <T id="rewards.reward.get" />
      </Button>
      <Button variant="ghost" fullWidth onClick={onClose}>
        <T id="rewards.reward.close" />
      </Button>
    </div>
  );
}

/** The result that a refusal is; any other failure is passed on. */
function refusalOf(failure: unknown): RewardResult {
  if (failure instanceof ActionFailure && failure.status === 'error') {
    if (failure.code === Code.RewardTaken) return { kind: 'taken' };
    if (failure.code === Code.WrongReward) return { kind: 'wrong' };
  }
  throw failure;
}
