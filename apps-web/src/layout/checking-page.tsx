import { Spinner } from '@ostoja/ui';
import { useMessages } from '../i18n/index.js';

/** A whole page while something is on its way. */
export function CheckingPage() {
  const { t } = useMessages();
  return (
    <main className="grid min-h-dvh place-items-center p-6" aria-busy="true">
      <Spinner size="lg" label={t('app.loading')} />
    </main>
  );
}
