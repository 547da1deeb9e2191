import { getScreenViews, screenGet, screenGrab, type Reply } from '@ostoja/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client, useRefresh } from '../../../api/index.js';
import { refreshEvery, untilNext } from '../countdown.js';
import type { DeviceRef } from '../screen-refs.js';

/** A picture of a screen with who was signed in, and when it was taken (epoch seconds). */
export type LivePicture = Reply<typeof screenGet>;

/** Why there is no picture (panel spec §4). */
export type NoScreenState = Exclude<Reply<typeof screenGrab>['state'], 'done'>;

/** What the live view shows. A question without a picture resets the view (service spec §8). */
export type LiveState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'shown'; readonly picture: LivePicture }
  | { readonly kind: 'refused'; readonly state: NoScreenState }
  | { readonly kind: 'failed'; readonly failure: unknown };

/** The live view. */
export interface LiveScreen {
  readonly state: LiveState;
  /** The device is being asked now. */
  readonly asking: boolean;
  /** When the next picture is due, milliseconds of the browser's clock. */
  readonly nextAt: number;
  /** Asks at once. */
  readonly reload: () => void;
}

async function look(ref: DeviceRef, signal: AbortSignal): Promise<LiveState> {
  try {
    const answer = await client.call(screenGrab, ref, { signal });
    if (answer.state !== 'done') return { kind: 'refused', state: answer.state };
    return { kind: 'shown', picture: await client.call(screenGet, { ...ref, id: answer.id }, { signal }) };
  } catch (failure) {
    return { kind: 'failed', failure };
  }
}

/**
 * Asks a device for its screen, now and every two minutes (service spec §9). While the page is hidden nobody looks, so
 * nothing is asked; what came due meanwhile is asked when the page is seen again.
 */
export function useLiveScreen({ profile, device }: DeviceRef): LiveScreen {
  const [state, setState] = useState<LiveState>({ kind: 'asking' });
  const [asking, setAsking] = useState(false);
  const [nextAt, setNextAt] = useState(0);
  const running = useRef<AbortController | null>(null);
  const refresh = useRefresh();

  const ask = useCallback(async () => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setAsking(true);
    const next = await look({ profile, device }, stop.signal);
    if (stop.signal.aborted) return;
    running.current = null;
    setState(next);
    setAsking(false);
    setNextAt(Date.now() + refreshEvery);
    if (next.kind === 'shown') void refresh(getScreenViews);
  }, [profile, device, refresh]);

  useEffect(() => {
    const askWhenDue = () => {
      if (document.visibilityState === 'visible' && untilNext(nextAt, Date.now()) === 0) void ask();
    };
    askWhenDue();
    const timer = setTimeout(askWhenDue, untilNext(nextAt, Date.now()));
    document.addEventListener('visibilitychange', askWhenDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askWhenDue);
    };
  }, [nextAt, ask]);

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  return { state, asking, nextAt, reload: () => void ask() };
}
