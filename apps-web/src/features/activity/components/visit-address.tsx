import { useState } from 'react';
import { T } from '../../../i18n/index.js';

/** So much of an address is shown before it is asked for whole: about two lines of a phone. */
const shortLength = 90;

/**
 * The address of a page as the device reported it: text alone, never a link, cut when it is long. It is isolated, so
 * that marks in it that turn the direction of writing don't reach the words beside it.
 */
export function VisitAddress({ url }: { readonly url: string }) {
  const [whole, setWhole] = useState(false);
  if (!url) return null;
  const letters = Array.from(url);
  const isLong = letters.length > shortLength;
  return (
    <span className="block text-sm text-ink-2 [overflow-wrap:anywhere]">
      <bdi dir="ltr">{isLong && !whole ? `${letters.slice(0, shortLength).join('')}…` : url}</bdi>
      {isLong && (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={whole}
            className="focus-ring min-h-6 cursor-pointer rounded-sm underline underline-offset-4"
            onClick={() => setWhole(!whole)}
          >
            <T id={whole ? 'activity.visits.address-less' : 'activity.visits.address-more'} />
          </button>
        </>
      )}
    </span>
  );
}
