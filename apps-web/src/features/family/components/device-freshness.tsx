import { StaleBadge, stalenessOf } from '@ostoja/ui';
import { useMessages } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { useNow, useTimeWords } from '../../../time/index.js';
import { deviceName } from '../device-name.js';

/** How old what we know of a device is: "Galaxy A15 reported 20 seconds ago". */
export function DeviceFreshness({ device }: { readonly device: Device }) {
  const { t } = useMessages();
  const now = useNow(10);
  const { ago } = useTimeWords();
  const name = deviceName(device);
  return (
    <StaleBadge state={stalenessOf(device.lastSeen || null, now)}>
      {device.lastSeen > 0
        ? t('family.freshness.reported', { device: name, ago: ago(device.lastSeen, now) })
        : t('family.freshness.never', { device: name })}
    </StaleBadge>
  );
}
