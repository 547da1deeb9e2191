import { createPairingCode } from '@ostoja/contracts';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from '../../../api/index.js';

/**
 * The code with which a device joins a child's profile: a fresh one each time the dialog asks, and another when
 * `renew` is called. Nothing else asks for one.
 */
export function usePairingCode(profile: number) {
  const [asked] = useState(() => crypto.randomUUID());
  const { data, error, isValidating, mutate } = useSWR(
    ['pairing-code', profile, asked],
    () => client.call(createPairingCode, { profile }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return { pairing: data, failure: error, asking: isValidating, renew: () => void mutate() };
}
