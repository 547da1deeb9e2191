import { minutesUp, screenPeriodSlider } from '@ostoja/domain';
import { Card, ErrorState, IntervalSlider } from '@ostoja/ui';
import { failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { saveDelay, SaveStatus } from '../../../saving/index.js';
import type { Device } from '../../../session/index.js';
import { deviceName } from '../../family/index.js';
import { RuleReach, useSavedSettings } from '../../rules/index.js';

/** How often a device saves its screen by itself: the slider, what becomes of a change, and how far the rules have come. */
export function IntervalCard({ profile, device }: { readonly profile: number; readonly device: Device }) {
  const { t } = useMessages();
  const { settings, error, isValidating, reload, save, stage, retry } = useSavedSettings(profile, device.id);
  const failure = failureMessage(error);
  const name = deviceName(device);
  if (error && !settings) {
    return (
      <Card title={t('screens.interval.title')}>
        <ErrorState
          title={t('screens.interval.failed')}
          description={t(failure.id, failure.values)}
          onRetry={() => void reload()}
          retryLabel={t('app.retry')}
          retrying={isValidating}
        />
      </Card>
    );
  }
  return (
    <Card
      title={t('screens.interval.title')}
      action={<SaveStatus className="-my-1.5" stage={stage} onRetry={retry} />}
    >
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <IntervalSlider
          label={t('screens.interval.label')}
          hint={t('screens.interval.hint', { device: name })}
          value={settings?.screenPeriod ?? 0}
          max={screenPeriodSlider.max}
          step={screenPeriodSlider.step}
          loading={!settings}
          formatValue={(seconds) => t('screens.interval.value', { minutes: minutesUp(seconds) })}
          onValueChange={(screenPeriod) => save({ screenPeriod }, saveDelay.slider)}
          labels={{
            less: t('screens.interval.less'),
            more: t('screens.interval.more'),
            loading: t('app.loading'),
          }}
        />
        <RuleReach className="self-center" device={device} name={name} stage={stage} />
      </div>
    </Card>
  );
}
