import { RuleState } from '@ostoja/ui';
import { useMessages } from '../../../i18n/index.js';
import type { SaveStage } from '../../../saving/index.js';
import type { Device } from '../../../session/index.js';
import { useTimeWords } from '../../../time/index.js';
import { ruleProgress } from '../rule-reach.js';

interface RuleReachProps {
  readonly device: Device;
  /** What the device is called. */
  readonly name: string;
  /** What becomes of the screen's own changes; without it the screen changes nothing. */
  readonly stage?: SaveStage;
  readonly className?: string;
}

const unsaved: ReadonlySet<SaveStage> = new Set(['waiting', 'saving', 'offline']);

/**
 * How far the newest rules of a device have come: saved, received, in force (design §5). Every screen that changes
 * rules shows it. A change that is not saved yet has reached nothing, whatever the device said of older ones.
 */
export function RuleReach({ device, name, stage = 'idle', className }: RuleReachProps) {
  const { t } = useMessages();
  const { clock } = useTimeWords();
  const saved = ruleProgress(device.rules);
  const reach = unsaved.has(stage) ? 'none' : saved.reach;
  const waitsForDevice = reach !== 'none' && reach !== 'inForce' && !device.online;
  return (
    <RuleState
      className={className}
      reach={reach}
      {...(waitsForDevice ? { trouble: 'offline' as const } : {})}
      labels={{
        name: t('rules.state.name'),
        saved: t('rules.state.saved'),
        received: t('rules.state.received'),
        inForce: t('rules.state.in-force'),
        done: t('rules.state.done'),
        next: t('rules.state.next'),
        waiting: t('rules.state.waiting'),
        failed: t('rules.state.failed'),
        offline: t('rules.state.offline'),
      }}
      message={t(`rules.state.message.${reach}`, { device: name, time: clock(saved.at) })}
    />
  );
}
