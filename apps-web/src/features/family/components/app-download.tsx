import { Link, QrCode } from '@ostoja/ui';
import { T, useMessages } from '../../../i18n/index.js';
import { pageSettings } from '../../../settings/index.js';
import type { JoiningKind } from './pairing-steps.js';

/**
 * Where the program for a device comes from: the address that the operator configured for Android outside of the store,
 * or the honest word that there is none (panel spec §2, add device).
 */
export function AppDownload({ kind }: { readonly kind: JoiningKind }) {
  const { t } = useMessages();
  const { androidApp } = pageSettings();
  if (kind !== 'android' || androidApp === undefined) {
    return (
      <p className="mt-1 text-sm text-ink-2">
        <T id="family.add-device.no-download" />
      </p>
    );
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <QrCode value={androidApp} size={96} label={t('family.add-device.download.qr')} className="p-2" />
      <Link href={androidApp} className="min-w-0 [overflow-wrap:anywhere]">
        <T id="family.add-device.download" />
      </Link>
    </div>
  );
}
