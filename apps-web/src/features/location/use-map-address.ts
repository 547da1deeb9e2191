import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readMapAddress, writeMapAddress, type MapAddress } from './map-address.js';

/** A slider moves in many steps, and browsers refuse an address that changes too often. Milliseconds. */
const quiet = 300;

/** What the map shows: kept here at once, and in the address when it has come to rest. */
export function useMapAddress() {
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState(() => readMapAddress(search));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useEffectEvent((next: MapAddress) =>
    setSearch((last) => writeMapAddress(last, next), { replace: true }),
  );
  const isWritten = useRef(true);
  useEffect(() => {
    if (isWritten.current) {
      isWritten.current = false;
      return;
    }
    timer.current = setTimeout(() => write(shown), quiet);
    return () => clearTimeout(timer.current);
  }, [shown]);
  return { shown, show: (change: Partial<MapAddress>) => setShown((last) => ({ ...last, ...change })) };
}
