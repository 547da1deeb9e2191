import { loadSettings } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';

/** The rules of a device. */
export function useSettings(profile: number, device: number) {
  return useAction(loadSettings, { profile, device });
}
