import { useEffect, useState } from 'react';

const present = () => Math.floor(Date.now() / 1000);

/** The present in epoch seconds, renewed every `every` seconds, and at once when the page is looked at again. */
export function useNow(every = 10): number {
  const [now, setNow] = useState(present);
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') setNow(present());
    };
    const timer = setInterval(renew, every * 1000);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [every]);
  return now;
}
