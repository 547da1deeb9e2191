import { minutesUp } from '@ostoja/domain';
import { Button, Card, Switch } from '@ostoja/ui';
import { failureMessage } from '../../../api/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { useNow, useTimeWords } from '../../../time/index.js';
import { isDeviceOffline, useProtection } from '../api/use-protection.js';
import { useSavedSettings } from '../api/use-saved-settings.js';

interface ProtectionCardProps {
  readonly profile: number;
  readonly device: Device;
  /** What the device is called. */
  readonly name: string;
}

/**
 * The protection of one device: its switch, and what the device itself confirmed and when. It never claims more than
 * the device said, and says that a block-now is stronger (docs/decisions/0133-block-now-holds.md).
 */
export function ProtectionCard({ profile, device, name }: ProtectionCardProps) {
  const { t } = useMessages();
  const now = useNow(5);
  const protection = useProtection(profile, device);
  const { settings } = useSavedSettings(profile, device.id);
  const { confirmed, wanted, failure, asking } = protection;
  // Without an answer the last known word stands, and the sentence says that it is the last known
  const isOn = (confirmed?.offUntil ?? device.protectionOffUntil) <= now;

  return (
    <Card
      title={t('rules.protection.title')}
      action={
        <Switch
          hideLabel
          className="-my-2"
          label={t('rules.protection.switch', { device: name })}
          checked={wanted ? wanted === 'on' : isOn}
          pending={wanted !== null}
          onCheckedChange={(on) => void protection.change(on)}
        />
      }
    >
      <div aria-live="polite" className="min-h-12">
        {wanted || asking ? (
          <p className="text-ink-2">{t('rules.protection.waiting', { device: name })}</p>
        ) : failure ? (
          <Unanswered
            name={name}
            device={device}
            isOn={isOn}
            failure={failure}
            askAgain={protection.askAgain}
          />
        ) : (
          confirmed && <Confirmed name={name} confirmed={confirmed} now={now} />
        )}
      </div>
      {!isOn && settings && settings.blockedUntil > now && (
        <p className="mt-2 text-sm text-ink-2">{t('rules.protection.still-blocked')}</p>
      )}
    </Card>
  );
}

interface ConfirmedProps {
  readonly name: string;
  readonly confirmed: { readonly offUntil: number; readonly confirmedAt: number };
  readonly now: number;
}

function Confirmed({ name, confirmed, now }: ConfirmedProps) {
  const { t } = useMessages();
  const { clock } = useTimeWords();
  // Our `now` moves in steps: it may still be behind the moment of the answer, and 60 minutes would read 61.
  const left = confirmed.offUntil - Math.max(now, confirmed.confirmedAt);
  return (
    <>
      <p className={left > 0 ? 'font-medium text-look' : 'font-medium'}>
        {left > 0 ? t('rules.protection.off', { minutes: minutesUp(left) }) : t('rules.protection.on')}
      </p>
      <p className="text-sm text-ink-2">
        {t('rules.protection.confirmed', { device: name, time: clock(confirmed.confirmedAt) })}
      </p>
    </>
  );
}

interface UnansweredProps {
  readonly name: string;
  readonly device: Device;
  readonly isOn: boolean;
  readonly failure: unknown;
  readonly askAgain: () => void;
}

function Unanswered({ name, device, isOn, failure, askAgain }: UnansweredProps) {
  const { t } = useMessages();
  const now = useNow();
  const { ago } = useTimeWords();
  const offline = isDeviceOffline(failure);
  const message = failureMessage(failure);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <p className="font-medium text-look">
          {offline ? t('rules.protection.offline', { device: name }) : t(message.id, message.values)}
        </p>
        {offline && device.lastSeen > 0 && (
          <p className="text-sm text-ink-2">
            {t('rules.protection.last-word', { state: isOn ? 'on' : 'off', ago: ago(device.lastSeen, now) })}
          </p>
        )}
      </div>
      <Button variant="secondary" size="sm" onClick={askAgain}>
        <T id="rules.protection.ask-again" />
      </Button>
    </div>
  );
}
