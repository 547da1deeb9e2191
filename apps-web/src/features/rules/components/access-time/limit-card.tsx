import { Card, TimeLimitSlider } from '@ostoja/ui';
import { useMessages } from '../../../../i18n/index.js';
import { saveDelay } from '../../../../saving/index.js';
import { dailyLimit, dailyLimitPatch } from '../../week-values.js';
import type { RuleEditorProps } from './rule-editor.js';
import { useDraft } from './use-draft.js';
import { useLimitLabels } from './use-limit-labels.js';

/** How long a use may last on a day that has no limit of its own. */
export function LimitCard({ use, settings, save, disabled }: RuleEditorProps) {
  const { t } = useMessages();
  const { labels, daily } = useLimitLabels();
  const draft = useDraft(dailyLimit(settings, use), (minutes) =>
    save(dailyLimitPatch(minutes, use), saveDelay.slider),
  );
  return (
    <Card title={t('rules.limit.title')}>
      <TimeLimitSlider
        label={t('rules.limit.label')}
        hint={t('rules.limit.hint', { use })}
        formatValue={daily}
        {...{ labels, disabled }}
        {...draft}
      />
    </Card>
  );
}
