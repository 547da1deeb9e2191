import { ActionFailure } from '@ostoja/contracts';
import { Toaster } from '@ostoja/ui';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { TextsProvider, useMessages, type Texts } from '../i18n/index.js';
import { SessionProvider, type SessionState } from '../session/index.js';
import { AppRoutes } from './routes.js';

/** Only a server that gave no answer is asked again by itself; a refusal stays a refusal. */
function worthRetrying(failure: unknown): boolean {
  return failure instanceof ActionFailure && failure.status === 'unreachable';
}

function Notifications() {
  const { t } = useMessages();
  return <Toaster label={t('app.notifications')} />;
}

/** The whole app, in the language that was loaded first, with the session's first check on its way. */
export function App({ texts, session }: { texts: Texts; session: Promise<SessionState> }) {
  return (
    <TextsProvider initial={texts}>
      <SWRConfig value={{ shouldRetryOnError: worthRetrying, errorRetryCount: 5 }}>
        <BrowserRouter>
          <SessionProvider first={session}>
            <AppRoutes />
          </SessionProvider>
          <Notifications />
        </BrowserRouter>
      </SWRConfig>
    </TextsProvider>
  );
}
