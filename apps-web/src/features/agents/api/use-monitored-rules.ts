import { getApps, loadLists, loadSettings } from '@ostoja/contracts';
import { hasPrivilege } from '@ostoja/domain';
import { useAction } from '../../../api/index.js';
import { useUser } from '../../../session/index.js';

/** The rules of a device as far as the account may read them; each part is undefined while it is on its way. */
export function useMonitoredRules(profile: number, device: number) {
  const { privileges } = useUser();
  const may = {
    settings: hasPrivilege(privileges, 'loadSettings'),
    lists: hasPrivilege(privileges, 'loadLists'),
    apps: hasPrivilege(privileges, 'getApps'),
  };
  const settings = useAction(loadSettings, may.settings ? { profile, device } : null);
  const lists = useAction(loadLists, may.lists ? { profile, device, lists: [0, 1, 2, 3] } : null);
  const apps = useAction(getApps, may.apps ? { profile, device, includeSystem: 1 } : null);
  const parts = [settings, lists, apps];
  return {
    settings: settings.data,
    lists: lists.data,
    apps: apps.data?.data,
    /** Whether a privilege keeps some of the rules from this account. */
    hidden: !may.settings || !may.lists || !may.apps,
    loading: parts.some(({ data, isLoading }) => !data && isLoading),
    error: parts.find(({ error }) => error)?.error,
    retrying: parts.some(({ error, isValidating }) => error && isValidating),
    retry: () => parts.forEach(({ error, mutate }) => error && void mutate()),
  };
}
