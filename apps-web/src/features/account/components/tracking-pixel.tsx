import { mayCount } from '../../../consent/index.js';
import { useUser } from '../../../session/index.js';

/** The account's tracking pixel, of parents who accepted cookies only (panel spec §3, decision 0129). */
export function TrackingPixel() {
  const { ipx } = useUser();
  if (ipx === '' || !mayCount()) return null;
  return (
    <img
      src={ipx}
      alt=""
      width={1}
      height={1}
      referrerPolicy="no-referrer"
      data-slot="tracking-pixel"
      className="pointer-events-none absolute size-px opacity-0"
    />
  );
}
