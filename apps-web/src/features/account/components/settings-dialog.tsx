import { Combobox, Dialog, ErrorState, Skeleton, Switch } from '@ostoja/ui';
import { useMemo } from 'react';
import { failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { saveDelay, SaveStatus } from '../../../saving/index.js';
import { useGlobalSettings } from '../api/use-global-settings.js';
import { zoneChoices } from '../time-zones.js';

/** What a parent sets for the whole account: Windows updates, the time zone, daily reports (panel spec §2). */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  const { settings, change, stage, retry, error, isValidating, reload } = useGlobalSettings();
  const failure = settings ? null : error && failureMessage(error);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('panel.settings.title')}
      closeLabel={t('app.close')}
      footer={settings && <SaveStatus stage={stage} onRetry={retry} className="sm:mr-auto" />}
    >
      {settings ? (
        <div className="grid gap-4">
          <Zone
            value={settings.timeZoneName}
            onChange={(timeZoneName) => change({ data: { timeZoneName } }, saveDelay.switch)}
          />
          <div className="divide-y divide-line border-y border-line">
            <Switch
              className="py-2"
              label={t('panel.settings.reports')}
              hint={t('panel.settings.reports.hint')}
              checked={settings.sendReports}
              onCheckedChange={(sendReports) => change({ data: { sendReports } }, saveDelay.switch)}
            />
            <Switch
              className="py-2"
              label={t('panel.settings.updates')}
              hint={t('panel.settings.updates.hint')}
              checked={settings.automaticUpdates}
              onCheckedChange={(automaticUpdates) => change({ data: { automaticUpdates } }, saveDelay.switch)}
            />
          </div>
        </div>
      ) : failure ? (
        <ErrorState
          title={t('panel.settings.failed')}
          description={t(failure.id, failure.values)}
          onRetry={reload}
          retryLabel={t('app.retry')}
          retrying={isValidating}
        />
      ) : (
        <Skeleton lines={5} />
      )}
    </Dialog>
  );
}

interface ZoneProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

function Zone({ value, onChange }: ZoneProps) {
  const { t, locale } = useMessages();
  const options = useMemo(
    () => zoneChoices(value, locale, Intl.supportedValuesOf('timeZone')),
    [value, locale],
  );
  return (
    <Combobox
      label={t('panel.settings.zone')}
      hint={t('panel.settings.zone.hint')}
      options={options}
      value={value}
      // Emptied while looking for another one, the zone stays what it was
      onValueChange={(zone) => zone !== '' && onChange(zone)}
      labels={{
        open: t('panel.settings.zone.open'),
        clear: t('panel.settings.zone.clear'),
        empty: t('panel.settings.zone.empty'),
        loading: t('app.loading'),
        results: (count) => t('panel.settings.zone.results', { count }),
      }}
    />
  );
}
