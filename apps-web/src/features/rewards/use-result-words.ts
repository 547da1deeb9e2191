import { useMessages, type MessageId } from '../../i18n/index.js';
import type { RewardResult } from './reward-result.js';

const titles: Record<RewardResult['kind'], MessageId> = {
  done: 'rewards.reward.done.title',
  taken: 'rewards.reward.taken.title',
  wrong: 'rewards.reward.wrong.title',
};

/** What to say of what redeeming a code came to: a heading's message, and a sentence. */
export function useResultWords(): (result: RewardResult) => {
  readonly title: MessageId;
  readonly text: string;
} {
  const { t } = useMessages();
  return (result) => {
    const title = titles[result.kind];
    if (result.kind === 'done') return { title, text: t('rewards.reward.done.text', { days: result.days }) };
    return { title, text: t(`rewards.reward.${result.kind}.text`) };
  };
}
