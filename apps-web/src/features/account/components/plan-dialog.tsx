import { hasEducation, planLimits } from '@ostoja/domain';
import { Button, Dialog } from '@ostoja/ui';
import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../../i18n/index.js';
import { useProfiles, useUser } from '../../../session/index.js';
import { useTimeZone } from '../../../time/index.js';
import { planName } from '../plan-name.js';

/** The account's plan: what it is called, how much of it is taken, and until when it runs (panel spec §2, plan info). */
export function PlanDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  const { date, number } = useFormats();
  const { lic } = useUser();
  const { profiles = [] } = useProfiles();
  const timeZone = useTimeZone();
  const limits = planLimits(lic.accountType);
  const devices = profiles.reduce((sum, profile) => sum + profile.devices.length, 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('panel.plan.title')}
      closeLabel={t('app.close')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('app.close')}
        </Button>
      }
    >
      <dl className="divide-y divide-line">
        <Fact name={t('panel.plan.name')}>
          <strong className="font-semibold">{t(planName(lic.accountType))}</strong>
        </Fact>
        <Fact name={t('panel.plan.until')}>
          {lic.validTo > 0 ? date(lic.validTo, { dateStyle: 'long', timeZone }) : t('panel.plan.no-end')}
        </Fact>
        {lic.subscription && (
          <Fact name={t('panel.plan.renewal')}>
            {t(lic.cancel ? 'panel.plan.ends' : 'panel.plan.renews')}
          </Fact>
        )}
        <Fact name={t('panel.plan.devices')}>
          {t('panel.plan.taken', { taken: devices, most: limits.devices })}
        </Fact>
        <Fact name={t('panel.plan.children')}>
          {t('panel.plan.taken', { taken: profiles.length, most: limits.profiles })}
        </Fact>
        {(hasEducation(lic) || lic.tokensEdu > 0) && (
          <Fact name={t('panel.plan.points')}>{number(lic.tokensEdu)}</Fact>
        )}
      </dl>
    </Dialog>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="[overflow-wrap:anywhere] tabular-nums">{children}</dd>
    </div>
  );
}
