import { Banner, Button } from '@ostoja/ui';
import { useMessages } from '../../../i18n/index.js';
import { useStoredValue } from '../../../storage/stored-value.js';
import { storedPromoCode } from '../../../storage/values.js';

/** The promo code that is held, which goes along with the purchase, and a way to put it away. */
export function PromoNote() {
  const { t } = useMessages();
  const code = useStoredValue(storedPromoCode);
  if (!code) return null;
  return (
    <Banner
      action={
        <Button variant="secondary" size="sm" onClick={() => storedPromoCode.set(null)}>
          {t('payments.promo.remove')}
        </Button>
      }
    >
      {t('payments.promo.held', { code })}
    </Banner>
  );
}
