import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { RequireSession } from './require-session.js';
import { ErrorBoundary } from './error-boundary.js';
import { LanguagePrefix } from './language-prefix.js';
import { NotFoundPage } from './not-found-page.js';
import { ConsentGate } from '../consent/index.js';
import { CheckingPage } from '../layout/checking-page.js';

const PanelRoutes = lazy(async () => ({ default: (await import('./panel-routes.js')).PanelRoutes }));
const LoginPage = lazy(async () => ({
  default: (await import('../features/account/components/login-page.js')).LoginPage,
}));
const RegisterPage = lazy(async () => ({
  default: (await import('../features/account/components/register-page.js')).RegisterPage,
}));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('../features/account/components/forgot-password-page.js')).ForgotPasswordPage,
}));
const UpdatePasswordPage = lazy(async () => ({
  default: (await import('../features/account/components/update-password-page.js')).UpdatePasswordPage,
}));
const EmailConfirmPage = lazy(async () => ({
  default: (await import('../features/account/components/email-confirm-page.js')).EmailConfirmPage,
}));
const ChangePasswordPage = lazy(async () => ({
  default: (await import('../features/account/components/change-password-page.js')).ChangePasswordPage,
}));

const CreateProfilePage = lazy(async () => ({
  default: (await import('../features/family/components/create-profile-page.js')).CreateProfilePage,
}));
const RewardPage = lazy(async () => ({
  default: (await import('../features/rewards/components/reward-page.js')).RewardPage,
}));
const PromoPage = lazy(async () => ({
  default: (await import('../features/rewards/components/promo-page.js')).PromoPage,
}));
const PurchasePage = lazy(async () => ({
  default: (await import('../features/payments/components/purchase-page.js')).PurchasePage,
}));
const PurchaseStatusPage = lazy(async () => ({
  default: (await import('../features/payments/components/purchase-status-page.js')).PurchaseStatusPage,
}));

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
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/update-password" element={<UpdatePasswordPage />} />
          <Route path="/emailconfirm" element={<EmailConfirmPage />} />
          <Route
            path="/account/change-password"
            element={
              <RequireSession>
                <ChangePasswordPage />
              </RequireSession>
            }
          />
          <Route
            path="/account/create-profile"
            element={
              <RequireSession>
                <CreateProfilePage />
              </RequireSession>
            }
          />
          <Route
            path="/account/purchase"
            element={
              <RequireSession>
                <PurchasePage />
              </RequireSession>
            }
          />
          <Route
            path="/account/purchase-status"
            element={
              <RequireSession>
                <PurchaseStatusPage />
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
          <Route path="/reward" element={<RewardPage />} />
          <Route path="/promo" element={<PromoPage />} />
          <Route path="/error" element={<NotFoundPage />} />
          <Route path="*" element={<LanguagePrefix />} />
        </Routes>
      </Suspense>
      <ConsentGate />
    </ErrorBoundary>
  );
}
