import { entryRedirect } from '@ostoja/domain';
import { ErrorState } from '@ostoja/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { failureMessage } from '../../api/index.js';
import { useMessages } from '../../i18n/index.js';
import { useProfiles, useUser } from '../../session/index.js';
import { skipProfileCreator, skipPurchase } from '../../storage/values.js';
import { useStoredValue } from '../../storage/stored-value.js';
import { CheckingPage } from '../../layout/checking-page.js';

/**
 * Waits for the family, and sends a parent to what comes before the panel: the profile creator, or, once that was
 * skipped, the purchase while there is no valid plan (panel spec §2).
 */
export function RequireFamily({ children }: { readonly children: ReactNode }) {
  const { t } = useMessages();
  const { lic } = useUser();
  const { profiles, error, isValidating, mutate } = useProfiles();
  const creatorSkipped = useStoredValue(skipProfileCreator) !== null;
  const purchaseSkipped = useStoredValue(skipPurchase) !== null;
  if (!profiles) {
    if (!error) return <CheckingPage />;
    const message = failureMessage(error);
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          title={t('app.unreachable.title')}
          description={t(message.id, message.values)}
          onRetry={() => void mutate()}
          retryLabel={t('app.retry')}
          retrying={isValidating}
        />
      </main>
    );
  }
  const redirect = entryRedirect({
    ...lic,
    profileCount: profiles.length,
    skipProfileCreator: creatorSkipped,
    skipPurchase: purchaseSkipped,
  });
  return redirect ? <Navigate to={redirect} replace /> : children;
}
