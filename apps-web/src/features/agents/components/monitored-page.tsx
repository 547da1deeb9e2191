import { Button, EmptyState } from '@ostoja/ui';
import { MonitorSmartphone, Printer } from 'lucide-react';
import { T, useMessages } from '../../../i18n/index.js';
import { PageTitle } from '../../../layout/page-title.js';
import { useSelection } from '../../../session/index.js';
import { useLightPrint } from '../use-light-print.js';
import { MonitoredDevice } from './monitored-device.js';

/**
 * /panel/monitored: what each device of a child reports and what is limited now, in plain words, to be read together
 * with the child or printed for it (design §5: monitoring is visible).
 */
export function MonitoredPage() {
  const { t } = useMessages();
  const { profile } = useSelection();
  useLightPrint();
  return (
    <>
      <PageTitle id="agents.monitored.title" />
      {profile && (
        <div className="grid gap-3.5">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
            <div className="grid min-w-0 flex-1 basis-72 gap-1">
              <h1 className="text-xl font-semibold tracking-tight [overflow-wrap:anywhere]">
                {t('agents.monitored.title-of', { name: profile.name })}
              </h1>
              <p className="max-w-prose text-ink-2">
                <T id="agents.monitored.lead" />
              </p>
            </div>
            <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
              <Printer aria-hidden />
              <T id="agents.monitored.print" />
            </Button>
          </div>
          {profile.devices.length === 0 ? (
            <EmptyState icon={<MonitorSmartphone />} title={t('agents.monitored.no-device')} />
          ) : (
            profile.devices.map((device) => (
              <MonitoredDevice key={device.id} profile={profile.id} device={device} />
            ))
          )}
          <p className="text-sm text-ink-2">
            <T id="agents.monitored.never" />
          </p>
        </div>
      )}
    </>
  );
}
