import { localTimeOf } from '@ostoja/domain';
import { ErrorState, Skeleton } from '@ostoja/ui';
import { failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { useNow, useTimeWords, useTimeZone } from '../../../time/index.js';
import type { useMonitoredRules } from '../api/use-monitored-rules.js';
import { limitsOf } from '../limits.js';
import { useLimitWords } from '../use-limit-words.js';

interface MonitoredLimitsProps {
  readonly device: Device;
  readonly rules: ReturnType<typeof useMonitoredRules>;
}

/** What is limited on a device now, one sentence each. */
export function MonitoredLimits({ device, rules }: MonitoredLimitsProps) {
  const { t } = useMessages();
  if (rules.error) {
    const { id, values } = failureMessage(rules.error);
    return (
      <ErrorState
        title={t('agents.monitored.no-rules')}
        description={t(id, values)}
        onRetry={rules.retry}
        retryLabel={t('app.retry')}
        retrying={rules.retrying}
      />
    );
  }
  if (rules.loading) return <Skeleton lines={4} />;
  return <Limits device={device} rules={rules} />;
}

function Limits({ device, rules }: MonitoredLimitsProps) {
  const { t, locale } = useMessages();
  const words = useLimitWords();
  const { clock } = useTimeWords();
  const now = useNow(30);
  const { date } = localTimeOf(now, useTimeZone());
  const limits = rules.settings ? limitsOf(rules.settings, device, { now, today: date }) : [];
  const blocked = rules.apps?.filter(({ allowed }) => !allowed).map(({ name }) => name) ?? [];
  const { blackList = [], videoIds = [], channelIds = [] } = rules.lists ?? {};
  const sentences = [
    ...limits.map(words),
    ...(blocked.length > 0
      ? [t('agents.limit.apps', { names: new Intl.ListFormat(locale).format(blocked) })]
      : []),
    ...(blackList.length > 0 ? [t('agents.limit.sites', { count: blackList.length })] : []),
    ...(videoIds.length + channelIds.length > 0
      ? [t('agents.limit.videos', { videos: videoIds.length, channels: channelIds.length })]
      : []),
  ];
  return (
    <>
      {device.protectionOffUntil > now && (
        <p className="font-medium text-look">
          {t('agents.limit.protection-off', { time: clock(device.protectionOffUntil) })}
        </p>
      )}
      {sentences.length > 0 ? (
        <ul
          className="grid list-disc gap-1.5 pl-5 [overflow-wrap:anywhere] marker:text-brand"
          data-slot="limits"
        >
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        !rules.hidden && <p className="text-ink-2">{t('agents.limit.none')}</p>
      )}
      {rules.hidden && <p className="text-sm text-ink-2">{t('agents.limit.hidden')}</p>}
    </>
  );
}
