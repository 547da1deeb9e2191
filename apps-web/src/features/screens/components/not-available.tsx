import { screensScreen } from '@ostoja/domain';
import { Button, Card, EmptyState } from '@ostoja/ui';
import { MonitorX } from 'lucide-react';
import { T, useMessages } from '../../../i18n/index.js';
import { useSelection } from '../../../session/index.js';
import { deviceName } from '../../family/index.js';

/** Says that a screen is not for the chosen device, for which it is, and leads to one of the family's that can (decision 0063). */
export function NotAvailable({ screen }: { readonly screen: 'screenview' | 'screengrab' }) {
  const { t } = useMessages();
  const { profiles, device, select } = useSelection();
  const able = profiles.flatMap((profile) =>
    profile.devices
      .filter((one) => screensScreen(screen, one) === 'screens')
      .map((one) => ({ profile, device: one })),
  );
  return (
    <Card>
      <EmptyState
        className="py-12"
        icon={<MonitorX />}
        title={
          device
            ? t(`screens.unavailable.${screen}.title`, { device: deviceName(device) })
            : t('screens.unavailable.no-device')
        }
        description={t(`screens.unavailable.${screen}.text`)}
        action={
          able.length > 0 && (
            <div className="flex flex-wrap justify-center gap-2">
              {able.map((one) => (
                <Button
                  key={one.device.id}
                  variant="secondary"
                  className="[overflow-wrap:anywhere]"
                  onClick={() => select(one.profile.id, one.device.id)}
                >
                  <T
                    id="screens.unavailable.go"
                    values={{ name: one.profile.name, device: deviceName(one.device) }}
                  />
                </Button>
              ))}
            </div>
          )
        }
      />
    </Card>
  );
}
