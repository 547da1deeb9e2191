import { Navigate, Route, Routes } from 'react-router-dom';
import { ConfirmEmailOverlay } from '../features/account/index.js';
import { T } from '../i18n/index.js';
import { useSession, useUser } from '../session/index.js';

/** Everything under /panel; the session is there (panel spec §2). */
export function PanelRoutes() {
  return (
    <>
      <Routes>
        <Route index element={<Navigate to="summary" replace />} />
        <Route path="summary" element={<Welcome />} />
        <Route path="*" element={<Navigate to="/error" replace />} />
      </Routes>
      <ConfirmEmailOverlay />
    </>
  );
}

function Welcome() {
  const { email } = useUser();
  const { signOut } = useSession();
  return (
    <main className="p-6">
      <h1 className="text-2xl font-semibold">{email}</h1>
      <button type="button" onClick={signOut}>
        <T id="app.sign-out" />
      </button>
    </main>
  );
}
