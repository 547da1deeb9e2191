import { isTimeZone } from '@ostoja/domain';
import { useUser } from '../session/index.js';

/** The zone in which this parent's days begin and end: the account's, or the browser's when that is unknown. */
export function useTimeZone(): string {
  const { timeZoneName } = useUser();
  return isTimeZone(timeZoneName) ? timeZoneName : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
