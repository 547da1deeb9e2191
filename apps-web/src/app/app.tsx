import { BrowserRouter } from 'react-router-dom';
import { TextsProvider, type Texts } from '../i18n/index.js';
import { SessionProvider, type SessionState } from '../session/index.js';
import { AppRoutes } from './routes.js';

/** The whole app, in the language that was loaded first, with the session's first check on its way. */
export function App({ texts, session }: { texts: Texts; session: Promise<SessionState> }) {
  return (
    <TextsProvider initial={texts}>
      <BrowserRouter>
        <SessionProvider first={session}>
          <AppRoutes />
        </SessionProvider>
      </BrowserRouter>
    </TextsProvider>
  );
}
