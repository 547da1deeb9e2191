import { Button } from '@ostoja/ui';
import { T } from '../../../i18n/index.js';
import { useUpgrade } from '../upgrade-context.js';

/** The way to a bigger plan, beside the words that say why. */
export function UpgradeButton() {
  const offer = useUpgrade();
  return (
    <Button variant="secondary" size="sm" onClick={offer}>
      <T id="billing.upgrade" />
    </Button>
  );
}
