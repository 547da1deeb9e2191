import { cleanQueryCode, promoDestination } from '@ostoja/domain';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { CheckingPage } from '../../../layout/checking-page.js';
import { useSession } from '../../../session/index.js';
import { storedPromoCode } from '../../../storage/values.js';
import { isFlagSet } from '../promo-flag.js';

/**
 * /promo: keeps the promo code of the address (`p`) and goes on: a signed-in parent to the purchase, others to register
 * when `r` is set, else to login (panel spec §2, decision 0130).
 */
export function PromoPage() {
  const { state } = useSession();
  const [query] = useSearchParams();
  const code = cleanQueryCode(query.get('p'));

  useEffect(() => {
    if (code !== null) storedPromoCode.set(code);
  }, [code]);

  if (state.kind === 'checking') return <CheckingPage />;
  const destination = promoDestination({
    signedIn: state.kind === 'signed-in',
    registerFlag: isFlagSet(query.get('r')),
  });
  return <Navigate to={destination} replace />;
}
