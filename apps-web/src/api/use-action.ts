import type { Action, ActionFailure, Input, Reply } from '@ostoja/contracts';
import { useCallback } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import useSWRMutation, { type SWRMutationConfiguration, type SWRMutationResponse } from 'swr/mutation';
import { client } from './client.js';
import { retries } from './retries.js';

/** Where SWR keeps an action's answer: its name and what was sent. */
export function actionKey<A extends Action>(action: A, data: Input<A>): readonly [string, Input<A>] {
  return [action.name, data];
}

/**
 * Reads through an action; `null` data means "not yet" and calls nothing. Screens with the same action and
 * data share one call.
 */
export function useAction<A extends Action>(
  action: A,
  data: Input<A> | null,
  options?: SWRConfiguration<Reply<A>, ActionFailure>,
): SWRResponse<Reply<A>, ActionFailure> {
  return useSWR<Reply<A>, ActionFailure>(
    data === null ? null : actionKey(action, data),
    // With null data SWR has no key and never gets here
    () => client.call(action, data as Input<A>),
    { ...retries, ...options },
  );
}

/**
 * Writes through an action: `const { trigger, isMutating } = useActionMutation(createProfile)`.
 * `trigger(data)` throws the {@link ActionFailure}. It refreshes nothing by itself: see {@link useRefresh}.
 */
export function useActionMutation<A extends Action>(
  action: A,
  options?: SWRMutationConfiguration<Reply<A>, ActionFailure, string, Input<A>>,
): SWRMutationResponse<Reply<A>, ActionFailure, string, Input<A>> {
  return useSWRMutation<Reply<A>, ActionFailure, string, Input<A>>(
    action.name,
    (_key: string, { arg }: { arg: Input<A> }) => client.call(action, arg),
    options,
  );
}

/** Gives `refresh(getProfiles, …)`: reads again whatever is on screen of these actions, and resolves when it has. */
export function useRefresh(): (...actions: Action[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...actions) => {
      const names = new Set(actions.map((action) => action.name));
      await mutate((key) => Array.isArray(key) && names.has(String(key[0])));
    },
    [mutate],
  );
}
