import { getContacts, type Reply } from '@ostoja/contracts';
import { hasPrivilege } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';
import { useUser } from '../../../session/index.js';

/** A contact of the phone book, as `getContacts` tells it. */
export type Contact = Reply<typeof getContacts>['data'][number];

/** The whole phone book of a device (service spec §3), once for all tabs; nothing is asked for without the privilege. */
export function useContacts({ profile, device }: { readonly profile: number; readonly device: number }) {
  const { privileges } = useUser();
  const may = hasPrivilege(privileges, 'getContacts');
  return useAction(getContacts, may ? { profile, device, offset: 0, count: 9999 } : null);
}
