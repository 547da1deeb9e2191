import { canUpgrade } from '@ostoja/domain';
import { Banner, toast } from '@ostoja/ui';
import { useCallback } from 'react';
import { useMessages } from '../../../i18n/index.js';
import { useUser } from '../../../session/index.js';
import { UpgradeButton, useUpgrade } from '../../payments/index.js';
import { familyFailure } from '../family-failure.js';

/** A refusal that stays where it was met, with the way to a bigger plan unless the account has the biggest. */
export function OverLimit({
  failure,
  className,
}: {
  readonly failure: unknown;
  readonly className?: string;
}) {
  const { t } = useMessages();
  const user = useUser();
  return (
    <Banner tone="stop" className={className} action={canUpgrade(user.lic) && <UpgradeButton />}>
      {familyFailure(failure, user, t)}
    </Banner>
  );
}

/** Tells a refusal in a notice, with the same way (service spec §8, create profile, code 13). */
export function useOverLimitNotice(): (failure: unknown) => void {
  const { t } = useMessages();
  const user = useUser();
  const offer = useUpgrade();
  return useCallback(
    (failure) => {
      const action = { label: t('billing.upgrade'), onClick: offer };
      toast.error(familyFailure(failure, user, t), canUpgrade(user.lic) ? { action } : {});
    },
    [t, user, offer],
  );
}
