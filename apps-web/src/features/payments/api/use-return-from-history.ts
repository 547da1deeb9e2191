import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser shows this page again as it was left, by its back button. */
export function useReturnFromHistory(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returned();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
