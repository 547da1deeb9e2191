import { useCallback, type Ref } from 'react';

/** Fills a ref; gives the way to empty it, which is the ref's own where it has one. */
function assign<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null): () => void {
  if (typeof ref === 'function') return ref(instance) ?? (() => void ref(null));
  if (ref) ref.current = instance;
  return () => {
    if (ref) ref.current = null;
  };
}

/** One ref callback that fills two refs: the caller's and our own. */
export function useComposedRefs<Instance>(
  first: Ref<Instance> | undefined,
  second: Ref<Instance> | undefined,
): (instance: Instance | null) => () => void {
  return useCallback(
    (instance) => {
      const ends = [assign(first, instance), assign(second, instance)];
      return () => {
        for (const end of ends) end();
      };
    },
    [first, second],
  );
}
