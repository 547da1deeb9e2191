import { useEffect, useState } from 'react';

const secondsNow = () => Math.floor(Date.now() / 1000);

/**
 * The present, kept up to date while the page is in sight.
 * @param every how many seconds pass between two looks at the clock
 * @returns epoch seconds
 */
export function useNow(every: number): number {
  const [now, setNow] = useState(secondsNow);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setNow(secondsNow());
    };
    const timer = setInterval(look, every * 1000);
    // A page that comes back to sight must not show the age that it had when it was left.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [every]);
  return now;
}
