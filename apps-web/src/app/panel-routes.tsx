import { Navigate, Route, Routes } from 'react-router-dom';
import { ConfirmEmailCard } from '../features/account/index.js';
import { T } from '../i18n/index.js';
import { useSession, useUser } from '../session/index.js';

/** Everything under /panel; the session is there (panel spec §2). */
export function PanelRoutes() {
  return (
    <Routes>
      <Route index element={<Navigate to="summary" replace />} />
      <Route path="summary" element={<Welcome />} />
      <Route path="*" element={<Navigate to="/error" replace />} />
    </Routes>
  );
}

function Welcome() {
  const { email } = useUser();
  const { signOut, emailConfirmed } = useSession();
  return (
    <main className="mx-auto grid max-w-md gap-6 p-6">
      <h1 className="text-xl font-semibold [overflow-wrap:anywhere]">{email}</h1>
      {!emailConfirmed && <ConfirmEmailCard />}
      <button type="button" onClick={signOut}>
        <T id="app.sign-out" />
      </button>
    </main>
  );
}
