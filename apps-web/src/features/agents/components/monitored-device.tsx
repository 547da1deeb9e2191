import { isLocationPhone, mayRead, reportKinds, reportsOf } from '@ostoja/domain';
import { Card } from '@ostoja/ui';
import { T, useMessages } from '../../../i18n/index.js';
import { useUser, type Device } from '../../../session/index.js';
import { DeviceFreshness, deviceName } from '../../family/index.js';
import { RuleReach } from '../../rules/index.js';
import { useMonitoredRules } from '../api/use-monitored-rules.js';
import { MonitoredLimits } from './monitored-limits.js';
import { useReportWords } from '../use-report-words.js';

interface MonitoredDeviceProps {
  readonly profile: number;
  readonly device: Device;
}

/** One device: what it reports, what it does not, and what is limited on it. */
export function MonitoredDevice({ profile, device }: MonitoredDeviceProps) {
  const { t, locale } = useMessages();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const { privileges } = useUser();
  const rules = useMonitoredRules(profile, device.id);
  const words = useReportWords(device, rules.settings);
  const reported = reportsOf(device);
  const silent = reportKinds.filter((kind) => !reported.includes(kind));
  return (
    <Card title={deviceName(device)} className="break-inside-avoid">
      <div className="-mt-2 mb-4 print:hidden">
        <DeviceFreshness device={device} />
      </div>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <section className="grid content-start gap-2">
          <h3 className="font-semibold">
            <T id="agents.monitored.reported" />
          </h3>
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-brand" data-slot="reported">
            {reported.map((kind) => (
              <li key={kind}>
                {words(kind)}
                {!mayRead(kind, privileges) && (
                  <span className="block text-sm text-ink-2">{t('agents.monitored.not-shown')}</span>
                )}
              </li>
            ))}
          </ul>
          {silent.length > 0 && (
            <>
              <h3 className="mt-2 font-semibold">
                <T id="agents.monitored.not-reported" />
              </h3>
              <p className="text-ink-2" data-slot="not-reported">
                {list.format(silent.map((kind) => t(`agents.report.${kind}`)))}.
              </p>
            </>
          )}
        </section>
        <section className="grid content-start gap-2">
          <h3 className="font-semibold">
            <T id="agents.monitored.limited" />
          </h3>
          {isLocationPhone(device) ? (
            <p className="text-ink-2">{t('agents.monitored.obeys-nothing')}</p>
          ) : (
            <>
              <MonitoredLimits device={device} rules={rules} />
              <RuleReach device={device} name={deviceName(device)} className="mt-2 print:hidden" />
            </>
          )}
        </section>
      </div>
    </Card>
  );
}
