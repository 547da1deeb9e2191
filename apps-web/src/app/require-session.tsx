import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CheckingPage } from '../layout/checking-page.js';
import { useSession } from '../session/index.js';
import { UnreachablePage } from './unreachable-page.js';

const SignedIn = lazy(async () => ({ default: (await import('./signed-in.js')).SignedIn }));

/**
 * Lets only a signed-in parent through; anybody else goes to /login, and where they wanted to go is kept for
 * their return (panel spec §2). A parent who has just signed out wanted to leave, so nothing is kept then.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { state, check } = useSession();
  const location = useLocation();
  switch (state.kind) {
    case 'checking':
      return <CheckingPage />;
    case 'unreachable':
      return <UnreachablePage failure={state.failure} onRetry={check} />;
    case 'signed-out':
      return <Navigate to="/login" replace state={state.byParent ? null : { from: location }} />;
    case 'signed-in':
      return (
        <Suspense fallback={<CheckingPage />}>
          <SignedIn>{children}</SignedIn>
        </Suspense>
      );
  }
}
