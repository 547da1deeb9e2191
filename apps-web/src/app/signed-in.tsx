import { Toaster } from '@ostoja/ui';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { retries } from '../api/index.js';
import { UpgradeProvider } from '../features/payments/index.js';
import { PanelTexts, useMessages } from '../i18n/index.js';
import { useSession } from '../session/index.js';

const ownCache = { ...retries, provider: () => new Map() };

/** What everything behind a sign-in stands on: all texts, a cache of this visit alone, and a place for short news. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const { visit } = useSession();
  return (
    // Nothing that one parent's session read, or still waits for, may show in the next one's
    <SWRConfig key={visit} value={ownCache}>
      <PanelTexts>
        <UpgradeProvider>{children}</UpgradeProvider>
        <Notifications />
      </PanelTexts>
    </SWRConfig>
  );
}

function Notifications() {
  const { t } = useMessages();
  return <Toaster label={t('app.notifications')} />;
}
