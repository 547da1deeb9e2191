import { Button } from '@ostoja/ui';
import { useState } from 'react';
import { failureMessage } from '../api/index.js';
import { T, useMessages } from '../i18n/index.js';
import { PublicPage } from '../layout/public-page.js';

/** A whole page when the server gave no answer to the first question: who is here? */
export function UnreachablePage({ failure, onRetry }: { failure: unknown; onRetry: () => Promise<void> }) {
  const { t } = useMessages();
  const [trying, setTrying] = useState(false);
  const { id, values } = failureMessage(failure);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <PublicPage title="app.unreachable.title" lead={t(id, values)} announced>
      <Button size="lg" fullWidth loading={trying} onClick={retry}>
        <T id="app.retry" />
      </Button>
    </PublicPage>
  );
}
