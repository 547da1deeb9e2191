import { useEffect, useState } from 'react';
import { T } from '../../../i18n/index.js';
import { clockFace, untilNext } from '../countdown.js';

/** How long until the next picture, second by second. It is not spoken: nobody wants to hear every second. */
export function Countdown({ to }: { readonly to: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-live="off">
      <T id="screens.live.next" values={{ time: clockFace(untilNext(to, now)) }} />
    </span>
  );
}
