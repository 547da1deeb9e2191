import { Button, Card, Link, QrCode } from '@ostoja/ui';
import { useState } from 'react';
import { T, useMessages, type MessageId } from '../../../i18n/index.js';
import type { Device, Profile } from '../../../session/index.js';
import { pageSettings } from '../../../settings/index.js';
import { deviceName, FamilyDialogs, type FamilyDialog } from '../../family/index.js';

const steps: readonly MessageId[] = [
  'phone.guide.remove',
  'phone.guide.download',
  'phone.guide.allow',
  'phone.guide.join',
  'phone.guide.old',
];

interface InstallGuideProps {
  readonly profile: Profile;
  readonly device: Device;
}

/**
 * Leads from the app of the store, which may not read calls and messages, to the one that is downloaded directly (panel
 * spec §2; decision 0063).
 */
export function InstallGuide({ profile, device }: InstallGuideProps) {
  const { t } = useMessages();
  const [dialog, setDialog] = useState<FamilyDialog | null>(null);
  const name = deviceName(device);
  return (
    <Card title={t('phone.guide.title')}>
      <p className="mb-4 max-w-prose text-ink-2 [overflow-wrap:anywhere]">
        {t('phone.guide.why', { device: name })}
      </p>
      <div className="flex flex-wrap items-start gap-x-12 gap-y-5">
        <ol className="grid max-w-prose min-w-0 flex-1 basis-72 gap-3" aria-label={t('phone.guide.steps')}>
          {steps.map((id, index) => (
            <li key={id} className="flex gap-3">
              <span
                aria-hidden
                className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand"
              >
                {index + 1}
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">{t(id, { device: name })}</span>
            </li>
          ))}
        </ol>
        <DirectDownload />
      </div>
      <Button className="mt-5" onClick={() => setDialog({ kind: 'add-device', profile })}>
        <T id="family.device.add" />
      </Button>
      <FamilyDialogs dialog={dialog} onChange={setDialog} />
    </Card>
  );
}

/** Where the app is downloaded directly, as a picture for the phone's camera and as a link; nothing where the operator did not say. */
function DirectDownload() {
  const { t } = useMessages();
  const { androidApp } = pageSettings();
  if (androidApp === undefined) return null;
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-line bg-sunken p-4 text-center">
      <QrCode value={androidApp} label={t('phone.guide.qr')} size={152} />
      <Link href={androidApp} className="max-w-44 text-sm">
        {t('phone.guide.link')}
      </Link>
    </div>
  );
}
