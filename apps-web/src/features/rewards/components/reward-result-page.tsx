import { Button } from '@ostoja/ui';
import { T, useMessages, type MessageId } from '../../../i18n/index.js';
import { PublicPage } from '../../../layout/public-page.js';
import type { RewardResult } from '../reward-result.js';

const titles: Record<RewardResult['kind'], MessageId> = {
  done: 'rewards.reward.done.title',
  taken: 'rewards.reward.taken.title',
  wrong: 'rewards.reward.wrong.title',
};

/** What redeeming a code came to: days added, or why none were. Closing it puts the code away. */
export function RewardResultPage({ result, onClose }: { result: RewardResult; onClose: () => void }) {
  const { t } = useMessages();
  const texts = {
    done: () => t('rewards.reward.done.text', { days: result.kind === 'done' ? result.days : 0 }),
    taken: () => t('rewards.reward.taken.text'),
    wrong: () => t('rewards.reward.wrong.text'),
  };
  return (
    <PublicPage title={titles[result.kind]} lead={texts[result.kind]()} announced>
      <Button size="lg" fullWidth onClick={onClose}>
        <T id="rewards.reward.to-panel" />
      </Button>
    </PublicPage>
  );
}
