import { getApps } from '@ostoja/contracts';
import { hasPrivilege, type AppCategory } from '@ostoja/domain';
import { useMemo } from 'react';
import { useAction } from '../../../api/index.js';
import { useUser } from '../../../session/index.js';
import { categoriesByName } from '../day-screens.js';
import type { DeviceRef } from '../screen-refs.js';

/** Tells the kind of an app by its name; null while there is no app data, and then nothing can be filtered (panel spec §2). */
export function useAppCategories({ profile, device }: DeviceRef): ((app: string) => AppCategory) | null {
  const { privileges } = useUser();
  const { data } = useAction(
    getApps,
    hasPrivilege(privileges, 'getApps') ? { profile, device, includeSystem: 1, includeDeleted: 1 } : null,
  );
  return useMemo(() => (data && data.data.length > 0 ? categoriesByName(data.data) : null), [data]);
}
