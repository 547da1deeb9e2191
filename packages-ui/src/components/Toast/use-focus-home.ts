import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Brings the focus back to where it came from when the last toast went away with the focus in it: else whoever took
 * something back with the keyboard would begin at the top of the page.
 */
export function useFocusHome(isEmpty: boolean) {
  const toaster = useRef<HTMLElement>(null);
  const home = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isEmpty || !toaster.current?.contains(document.activeElement)) return;
    home.current?.focus({ preventScroll: true });
  }, [isEmpty]);
  return {
    remember: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      toaster.current = currentTarget;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        home.current = relatedTarget;
      }
    },
  };
}
