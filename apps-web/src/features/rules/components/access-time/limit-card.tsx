import { isUnlimited, unlimitedTimeLimit, type LocalTime } from '@ostoja/domain';
import { Card, TimeLimitSlider } from '@ostoja/ui';
import { useMessages } from '../../../../i18n/index.js';
import { saveDelay } from '../../../../saving/index.js';
import { dailyLimit, dailyLimitPatch, weekLimits } from '../../week-values.js';
import type { RuleEditorProps } from './rule-editor.js';
import { useDraft } from './use-draft.js';
import { useLimitLabels } from './use-limit-labels.js';

interface LimitCardProps extends RuleEditorProps {
  /** Now on the device. */
  readonly today: LocalTime;
}

/** How long a use may last on a day that has no limit of its own. */
export function LimitCard({ use, settings, save, disabled, today }: LimitCardProps) {
  const { t } = useMessages();
  const { labels, daily, ofWeekday } = useLimitLabels();
  const draft = useDraft(dailyLimit(settings, use), (minutes) =>
    save(dailyLimitPatch(minutes, use), saveDelay.slider),
  );
  const own = weekLimits(settings, use)[today.weekday - 1] ?? unlimitedTimeLimit;
  return (
    <Card title={t('rules.limit.title')}>
      <TimeLimitSlider
        label={t('rules.limit.label')}
        hint={
          isUnlimited(own)
            ? t('rules.limit.hint', { use })
            : t('rules.limit.replaced', { time: ofWeekday(own) })
        }
        formatValue={daily}
        {...{ labels, disabled }}
        {...draft}
      />
    </Card>
  );
}
