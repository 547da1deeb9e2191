import { AppType, blockedUntilLifted, isBlockedVisit } from '@ostoja/domain';
import { Button, Card, Skeleton } from '@ostoja/ui';
import { Lock, LockOpen } from 'lucide-react';
import { failureMessage } from '../../../api/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import type { Profile } from '../../../session/index.js';
import { useNow, useTimeWords, useTimeZone } from '../../../time/index.js';
import { deviceName } from '../../family/index.js';
import { useFollowedRules } from '../api/use-followed-rules.js';
import type { Settings } from '../api/use-saved-settings.js';
import { allowFor, blockNow, standingNow, unblock } from '../one-tap.js';
import { useOneTap } from '../use-one-tap.js';
import { reasonText } from '../why-rule.js';
import { AllowMenu } from './allow-menu.js';
import { BedtimeDialog } from './bedtime-dialog.js';
import { RuleReach } from './rule-reach.js';
import { RulesOfEvery, type DeviceRules } from './rules-of-every.js';

interface NowCardProps {
  readonly profile: Profile;
  /** Seconds of use of each device today by its id, or null while they are on their way. */
  readonly used: ((device: number) => number) | null;
}

/**
 * What holds for a child now, on each device, and the taps that change it: block now, allow for a while, bedtime. A tap
 * is for all devices of the child; one that only tells its place has no rules to change.
 */
export function NowCard({ profile, used }: NowCardProps) {
  const devices = profile.devices.filter(({ appType }) => appType !== AppType.Unknown);
  useFollowedRules(devices);
  if (devices.length === 0) return null;
  return (
    <RulesOfEvery profile={profile.id} devices={devices}>
      {(rules) => <Now name={profile.name} rules={rules} used={used} />}
    </RulesOfEvery>
  );
}

interface NowProps {
  readonly name: string;
  readonly rules: readonly DeviceRules[];
  readonly used: NowCardProps['used'];
}

function Now({ name, rules, used }: NowProps) {
  const { t } = useMessages();
  const now = useNow(5);
  const timeZone = useTimeZone();
  const { clock, duration } = useTimeWords();
  const tap = useOneTap(rules);
  const failed = rules.find(({ error, settings }) => error && !settings);
  const known = used
    ? rules.flatMap((one) => (one.settings ? [{ ...one, settings: one.settings }] : []))
    : [];
  if (failed) return <NotLoaded failure={failed.error} retry={() => void failed.reload()} />;
  if (known.length < rules.length || !used) {
    return (
      <Card title={t('rules.now.title')} aria-busy>
        <Skeleton lines={2} className="max-w-96" />
      </Card>
    );
  }
  const standings = known.map(({ device, settings }) =>
    standingNow(settings, device.protectionOffUntil, used(device.id), now, timeZone),
  );
  const isBlocked = known.some(({ settings }) => settings.blockedUntil > now);
  const isBanned = standings.some(({ code }) => isBlockedVisit(code));
  const [first] = known;
  return (
    <Card title={t('rules.now.title')}>
      <ul className={known.length > 1 ? 'grid gap-x-8 gap-y-4 lg:grid-cols-2' : 'grid'}>
        {known.map(({ device, settings, stage }, index) => (
          <li key={device.id} className="grid content-start gap-2">
            <p className="flex flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
              <span className="text-ink-2">{deviceName(device)}</span>
              <Standing settings={settings} standing={standings[index]} />
            </p>
            <RuleReach device={device} name={deviceName(device)} stage={stage} />
          </li>
        ))}
      </ul>
      {/* On a phone each tap is as wide as the thumb reaches; ragged widths look like an accident */}
      <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap">
        {isBlocked ? (
          <Button onClick={() => tap(unblock, t('rules.now.done.unblocked', { name }))}>
            <LockOpen aria-hidden />
            <T id="rules.now.unblock" />
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => tap(blockNow, t('rules.now.done.blocked', { name }))}>
            <Lock aria-hidden className="text-stop" />
            <T id="rules.now.block" />
          </Button>
        )}
        {isBanned && (
          <AllowMenu
            onChoose={(minutes) => {
              const time = clock(now + minutes * 60);
              tap(allowFor(minutes, now), t('rules.now.done.allowed', { name, time }));
            }}
            duration={duration}
          />
        )}
        {first && <BedtimeDialog name={name} settings={first.settings} now={now} onChange={tap} />}
      </div>
    </Card>
  );
}

interface StandingProps {
  readonly settings: Settings;
  readonly standing: ReturnType<typeof standingNow> | undefined;
}

function Standing({ settings, standing }: StandingProps) {
  const { t } = useMessages();
  const { clock } = useTimeWords();
  if (!standing) return null;
  const { allowed, reason, until } = standing;
  const isForGood = reason === 'blocked-now' && settings.blockedUntil >= blockedUntilLifted;
  const state = isForGood
    ? t('rules.now.blocked')
    : t(
        reason === 'ok'
          ? 'rules.now.open'
          : reason === 'blocked-now'
            ? 'rules.now.blocked-for'
            : reasonText(reason),
      );
  return (
    <span className={allowed ? 'font-medium' : 'font-medium text-stop'}>
      {until === null ? state : t('rules.now.until', { state, time: clock(until) })}
    </span>
  );
}

function NotLoaded({ failure, retry }: { readonly failure: unknown; readonly retry: () => void }) {
  const { t } = useMessages();
  const message = failureMessage(failure);
  return (
    <Card title={t('rules.now.title')}>
      <div className="grid justify-items-start gap-2" role="alert">
        <p className="text-sm text-ink-2">{t(message.id, message.values)}</p>
        <Button variant="secondary" size="sm" onClick={retry}>
          <T id="app.retry" />
        </Button>
      </div>
    </Card>
  );
}
