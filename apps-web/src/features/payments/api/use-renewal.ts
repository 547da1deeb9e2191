import { listLicenses, subscribtion } from '@ostoja/contracts';
import { useActionMutation, useRefresh } from '../../../api/index.js';
import { useSession } from '../../../session/index.js';

/**
 * Switches whether a subscription renews itself. The switch flips once the server has said so, not before (panel spec
 * §4): `change` resolves when the account was read anew, and throws the ActionFailure.
 */
export function useRenewal(subscription: string) {
  const { trigger, isMutating } = useActionMutation(subscribtion);
  const { check } = useSession();
  const refresh = useRefresh();
  const change = async (renews: boolean) => {
    await trigger({ s: subscription, c: renews ? 0 : 1 });
    await Promise.all([refresh(listLicenses), check()]);
  };
  return { change, changing: isMutating };
}
