import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { SummaryPage } from '../features/activity/index.js';
import { PanelShell } from './panel-shell/panel-shell.js';
import { RequireFamily } from './panel-shell/require-family.js';

/** Everything under /panel; the session is there (panel spec §2). An unknown page is unknown with or without a family. */
export function PanelRoutes() {
  return (
    <Routes>
      <Route
        element={
          <RequireFamily>
            <Outlet />
          </RequireFamily>
        }
      >
        <Route index element={<Navigate to="summary" replace />} />
        <Route
          path="summary"
          element={
            <PanelShell>
              <SummaryPage />
            </PanelShell>
          }
        />
      </Route>
      <Route path="*" element={<Navigate to="/error" replace />} />
    </Routes>
  );
}
