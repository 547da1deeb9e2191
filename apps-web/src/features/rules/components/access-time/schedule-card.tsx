import { Card, ScheduleGrid } from '@ostoja/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../../i18n/index.js';
import { saveDelay } from '../../../../saving/index.js';
import { schedulePatch, scheduleWeek } from '../../week-values.js';
import type { RuleEditorProps } from './rule-editor.js';
import { useScheduleLabels } from './use-schedule-labels.js';

/** The hours of the week in which a use is allowed. */
export function ScheduleCard({ use, settings, save, disabled }: RuleEditorProps) {
  const { t } = useMessages();
  const words = useScheduleLabels(use);
  const week = useMemo(() => scheduleWeek(settings, use), [settings, use]);
  return (
    <Card title={t('rules.schedule.title')}>
      <p className="-mt-1 mb-3 max-w-prose text-sm text-ink-2">{t('rules.schedule.note', { use })}</p>
      <ScheduleGrid
        value={week}
        onValueChange={(next) => save(schedulePatch(next, use), saveDelay.schedule)}
        readOnly={disabled}
        {...words}
      />
    </Card>
  );
}
