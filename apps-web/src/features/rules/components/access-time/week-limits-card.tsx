import { scheduleFormat, Card, WeekTimeLimitSlider } from '@ostoja/ui';
import { useMemo, type ComponentProps } from 'react';
import { useMessages } from '../../../../i18n/index.js';
import { saveDelay } from '../../../../saving/index.js';
import { weekLimits, weekLimitsPatch } from '../../week-values.js';
import type { RuleEditorProps } from './rule-editor.js';
import { useDraft } from './use-draft.js';
import { useLimitLabels } from './use-limit-labels.js';

type FormatWeekday = ComponentProps<typeof WeekTimeLimitSlider>['formatWeekday'];

/** A limit for each weekday, on devices that know them (panel spec §5). */
export function WeekLimitsCard({ use, settings, save, disabled }: RuleEditorProps) {
  const { t, locale } = useMessages();
  const { labels, ofWeekday } = useLimitLabels();
  const formatWeekday = useMemo<FormatWeekday>(() => scheduleFormat(locale).formatWeekday, [locale]);
  const draft = useDraft(weekLimits(settings, use), (week) =>
    save(weekLimitsPatch(week, use), saveDelay.slider),
  );
  return (
    <Card>
      <WeekTimeLimitSlider
        label={t('rules.week.title')}
        hint={t('rules.week.hint')}
        formatValue={ofWeekday}
        {...{ labels, disabled, formatWeekday }}
        {...draft}
      />
    </Card>
  );
}
