import { useCallback, type Ref } from 'react';

function assign<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null): void {
  if (typeof ref === 'function') ref(instance);
  else if (ref) ref.current = instance;
}

/** One ref callback that fills two refs: the caller's and our own. */
export function useComposedRefs<Instance>(
  first: Ref<Instance> | undefined,
  second: Ref<Instance> | undefined,
): (instance: Instance | null) => void {
  return useCallback(
    (instance) => {
      assign(first, instance);
      assign(second, instance);
    },
    [first, second],
  );
}
