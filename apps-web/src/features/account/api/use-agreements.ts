import { getAllAgreements, type Reply } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';

/** A text to agree to at registration. */
export type Agreement = Reply<typeof getAllAgreements>['agreements'][number];

/** The agreements of the registration form, in the current language. */
export function useAgreements() {
  const { language } = useMessages();
  return useAction(getAllAgreements, { l: language }, { revalidateOnFocus: false, keepPreviousData: true });
}
