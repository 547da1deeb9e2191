import { geo } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';

/** The visitor's country by their address, `-` when unknown; undefined while it is asked. A failure is unknown too. */
export function useCountry(): string | undefined {
  const { data, error } = useAction(geo, {}, { revalidateOnFocus: false, shouldRetryOnError: false });
  return data?.countryCode ?? (error ? '-' : undefined);
}
