import { EmptyState, ErrorState } from '@ostoja/ui';
import {
  CloudOff,
  MonitorOff,
  MoonStar,
  ShieldX,
  TimerOff,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { useNow, useTimeWords } from '../../../time/index.js';
import type { LiveState, NoScreenState } from '../api/use-live-screen.js';

const icons: Readonly<Record<NoScreenState, LucideIcon>> = {
  deactivated: MonitorOff,
  offline: CloudOff,
  timeout: TimerOff,
  screenoff: MoonStar,
  intent: ShieldX,
  error: TriangleAlert,
};

interface LiveTroubleProps {
  readonly trouble: Extract<LiveState, { kind: 'refused' | 'failed' }>;
  readonly device: Device;
  /** What the device is called. */
  readonly name: string;
}

/** Why there is no picture of the screen, and what the parent can do about it (panel spec §4, "Screen states"). */
export function LiveTrouble({ trouble, device, name }: LiveTroubleProps) {
  const { t } = useMessages();
  const now = useNow();
  const { ago } = useTimeWords();
  if (trouble.kind === 'failed') {
    const { id, values } = failureMessage(trouble.failure);
    return <ErrorState title={t('screens.live.failed')} description={t(id, values)} />;
  }
  const { state } = trouble;
  const Icon = icons[state];
  const lastWord =
    state === 'offline' && device.lastSeen > 0
      ? ` ${t('screens.trouble.last-word', { ago: ago(device.lastSeen, now) })}`
      : '';
  return (
    <EmptyState
      className="py-12 sm:py-20"
      data-state={state}
      icon={<Icon />}
      title={t(`screens.trouble.${state}.title`, { device: name })}
      description={`${t(`screens.trouble.${state}.text`, { device: name })}${lastWord}`}
    />
  );
}
