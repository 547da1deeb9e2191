import { listUpgrades } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';

/** The higher plans, each for the difference in the time that is left (service spec §7, listUpgrades). */
export function useUpgrades() {
  const { language } = useMessages();
  // The difference shrinks by the day, and prices may change: what was read an hour ago says nothing
  return useAction(listUpgrades, { l: language }, { revalidateOnMount: true });
}
