import { useState } from 'react';
import { failureMessage } from '../api/index.js';
import { T, useMessages } from '../i18n/index.js';

/** A whole page while something is on its way. */
export function CheckingPage() {
  const { t } = useMessages();
  return (
    <main className="grid min-h-dvh place-items-center p-6" aria-busy="true">
      <output>{t('app.loading')}</output>
    </main>
  );
}

/** A whole page when the server gave no answer to the first question: who is here? */
export function UnreachablePage({ failure, onRetry }: { failure: unknown; onRetry: () => Promise<void> }) {
  const [trying, setTrying] = useState(false);
  const message = failureMessage(failure);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 p-6">
      <h1 className="text-2xl font-semibold">
        <T id="app.unreachable.title" />
      </h1>
      <p role="alert">
        <T id={message.id} {...(message.values ? { values: message.values } : {})} />
      </p>
      <button type="button" onClick={retry} disabled={trying}>
        <T id="app.retry" />
      </button>
    </main>
  );
}
