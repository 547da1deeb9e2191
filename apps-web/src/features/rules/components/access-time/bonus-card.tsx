import { allowanceOn, type LocalTime } from '@ostoja/domain';
import { Card, scheduleFormat, TimeBonusSlider } from '@ostoja/ui';
import { useMessages } from '../../../../i18n/index.js';
import { saveDelay } from '../../../../saving/index.js';
import type { RuleEditorProps } from './rule-editor.js';
import { useDraft } from './use-draft.js';
import { useLimitLabels } from './use-limit-labels.js';

interface BonusCardProps extends RuleEditorProps {
  /** Now on the device: the bonus is for its present day. */
  readonly today: LocalTime;
}

/** More time today: for the present weekday alone, on devices that know the bonus (panel spec §5). */
export function BonusCard({ use, settings, save, disabled, today }: BonusCardProps) {
  const { t, locale } = useMessages();
  const { labels, bonus } = useLimitLabels();
  const given = settings.timeBonusDay === today.date ? settings.timeBonus : 0;
  const draft = useDraft(given, (minutes) =>
    // The day as well: a bonus that waits for the network over midnight is none for the day after
    save({ timeBonus: minutes, timeBonusDay: today.date }, saveDelay.slider),
  );
  const isUseless = allowanceOn(settings, use, today).seconds === null;
  return (
    <Card title={t('rules.bonus.title')}>
      <TimeBonusSlider
        label={t('rules.bonus.label', { day: scheduleFormat(locale).formatWeekday(today.weekday, 'long') })}
        hint={t(isUseless ? 'rules.bonus.useless' : 'rules.bonus.hint')}
        formatValue={bonus}
        {...{ labels, disabled }}
        {...draft}
      />
    </Card>
  );
}
