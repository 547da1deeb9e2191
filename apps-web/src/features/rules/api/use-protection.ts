import { ActionFailure, enableDisable, getProfiles } from '@ostoja/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { client, useRefresh } from '../../../api/index.js';
import type { Device } from '../../../session/index.js';

/** What the device itself said about its protection; times are epoch seconds. */
export interface ConfirmedProtection {
  /** Until when it is off; in the past when it is on. */
  readonly offUntil: number;
  /** When the device said so. */
  readonly confirmedAt: number;
}

/** How long the parent's switch turns the protection off: an hour (panel spec §4). */
export const offSeconds = 3600;

const present = () => Math.floor(Date.now() / 1000);

async function ask(profile: number, device: number, period: number): Promise<ConfirmedProtection> {
  const answer = await client.call(enableDisable, { profile, device, period });
  const confirmedAt = present();
  return { offUntil: answer.period > 0 ? confirmedAt + answer.period : 0, confirmedAt };
}

/**
 * A device's protection, as the device confirms it: read at the start (period -1), switched off for an hour or on
 * again (0). A change is asked for at once, also while the device still owes its state. A status other than OK means that the device is offline (panel spec §4).
 */
export function useProtection(profile: number, device: Device) {
  const lastChange = useRef<ConfirmedProtection | null>(null);
  const { data, error, isLoading, isValidating, mutate } = useSWR<ConfirmedProtection, unknown>(
    ['protection', device.id],
    async () => {
      const before = lastChange.current;
      try {
        return await ask(profile, device.id, -1);
      } catch (failure) {
        // The device confirmed a change since the question was put: it is not silent
        if (lastChange.current !== before && lastChange.current) return lastChange.current;
        throw failure;
      }
    },
    { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false },
  );
  const [wanted, setWanted] = useState<'on' | 'off' | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const refresh = useRefresh();

  // The device tells a change (by another parent, by its own clock, by coming back) with its reports: ask it then
  const told = `${device.id} ${device.online} ${device.protectionOffUntil}`;
  const lastTold = useRef(told);
  useEffect(() => {
    if (lastTold.current === told) return;
    lastTold.current = told;
    void mutate();
  }, [told, mutate]);

  const change = useCallback(
    async (on: boolean) => {
      setWanted(on ? 'on' : 'off');
      setRefusal(null);
      try {
        lastChange.current = await ask(profile, device.id, on ? 0 : offSeconds);
        await mutate(lastChange.current, { revalidate: false });
        void refresh(getProfiles);
      } catch (failure) {
        setRefusal(failure);
      } finally {
        setWanted(null);
      }
    },
    [profile, device.id, mutate, refresh],
  );
  const askAgain = useCallback(() => {
    setRefusal(null);
    void mutate();
  }, [mutate]);

  return {
    confirmed: data ?? null,
    /** What the parent has just asked for and the device has not confirmed yet. */
    wanted,
    /** Why the last question or change has no answer. */
    failure: refusal ?? error ?? null,
    asking: isLoading || (isValidating && Boolean(error)),
    change,
    askAgain,
  };
}

/** Tells whether a failure is the device's silence, and not a fault of the server or the network. */
export function isDeviceOffline(failure: unknown): boolean {
  if (!(failure instanceof ActionFailure)) return false;
  if (failure.status === 'pending') return true;
  return failure.status === 'error' && (failure.details.httpStatus ?? 500) < 500;
}
