import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

const wait = 3000;

/**
 * Goes on to the sign-in page by itself after three seconds, where the address asks for it (`r`, as on /promo): for a
 * page that was opened by an app and has nobody to press a button (service spec §8, §9; docs/decisions/0163).
 */
export function useSignInSoon(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isAsked = query.has('r');
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => void navigate('/login', { replace: true }), wait);
    return () => clearTimeout(timer);
  }, [isAsked, navigate]);
}
