import { Button } from '@ostoja/ui';
import { T } from '../../../i18n/index.js';
import { PublicPage } from '../../../layout/public-page.js';
import type { RewardResult } from '../reward-result.js';
import { useResultWords } from '../use-result-words.js';

/** What redeeming a code came to: days added, or why none were. Closing it puts the code away. */
export function RewardResultPage({ result, onClose }: { result: RewardResult; onClose: () => void }) {
  const { title, text } = useResultWords()(result);
  return (
    <PublicPage title={title} lead={text} announced>
      <Button size="lg" fullWidth onClick={onClose}>
        <T id="rewards.reward.to-panel" />
      </Button>
    </PublicPage>
  );
}
