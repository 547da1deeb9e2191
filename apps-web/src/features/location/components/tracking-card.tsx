import { Card, Skeleton, Switch } from '@ostoja/ui';
import { failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { SaveStatus, saveDelay } from '../../../saving/index.js';
import type { Device } from '../../../session/index.js';
import { RuleReach, type useSavedSettings } from '../../rules/index.js';

interface TrackingCardProps {
  readonly device: Device;
  /** What the device is called. */
  readonly name: string;
  readonly saved: ReturnType<typeof useSavedSettings>;
}

/** Whether the phone reports where it is at all, and how far that rule has come on its way to it. */
export function TrackingCard({ device, name, saved }: TrackingCardProps) {
  const { t } = useMessages();
  const { settings, error, save, stage, retry } = saved;
  return (
    <Card title={t('location.tracking.title')} action={<SaveStatus stage={stage} onRetry={retry} />}>
      {settings ? (
        <Switch
          label={t('location.tracking.label')}
          hint={t('location.tracking.hint')}
          checked={settings.enableGPSTracking}
          onCheckedChange={(enableGPSTracking) => save({ enableGPSTracking }, saveDelay.switch)}
        />
      ) : error ? (
        <p role="alert" className="text-sm text-ink-2">
          {t(failureMessage(error).id, failureMessage(error).values)}
        </p>
      ) : (
        <Skeleton lines={2} className="max-w-80" />
      )}
      <RuleReach className="mt-3 border-t border-line pt-3" {...{ device, name, stage }} />
    </Card>
  );
}
