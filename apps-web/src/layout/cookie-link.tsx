import { Link } from '@ostoja/ui';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { cookieQuestion } from '../consent/cookie-question.js';
import { T } from '../i18n/index.js';

/** Brings the question about cookies back: taking a consent back is as easy as giving it. */
export function CookieLink() {
  const { search, state } = useLocation();
  return (
    <Link asChild>
      <RouterLink to={{ search, hash: cookieQuestion }} state={state} replace>
        <T id="consent.change" />
      </RouterLink>
    </Link>
  );
}
