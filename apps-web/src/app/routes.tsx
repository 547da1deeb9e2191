import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { RequireSession } from './require-session.js';
import { ErrorBoundary } from './error-boundary.js';
import { LanguagePrefix } from './language-prefix.js';
import { NotFoundPage } from './not-found-page.js';
import { CheckingPage } from './waiting-pages.js';

const PanelRoutes = lazy(async () => ({ default: (await import('./panel-routes.js')).PanelRoutes }));

/** Every address of the app (panel spec §2). A screen is a lazy chunk. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<CheckingPage />}>
        <Routes>
          <Route path="/" element={<Navigate to="/panel" replace />} />
          <Route
            path="/panel/*"
            element={
              <RequireSession>
                <PanelRoutes />
              </RequireSession>
            }
          />
          <Route
            path="/account/*"
            element={
              <RequireSession>
                <Navigate to="/error" replace />
              </RequireSession>
            }
          />
          <Route path="/error" element={<NotFoundPage />} />
          <Route path="*" element={<LanguagePrefix />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
