import { listLicenses, type Reply } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';

/** The plan, what renews itself, and the newest payments. */
export type Licenses = Reply<typeof listLicenses>;

/** What the account has bought (service spec §7, listLicenses). */
export function useLicenses() {
  const { language } = useMessages();
  return useAction(listLicenses, { l: language });
}
