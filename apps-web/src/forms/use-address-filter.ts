import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How long after the last letter a list is narrowed, milliseconds (service spec §9, "site filter"). */
export const filterDelay = 500;

/** The longest text that the lists of the wire can be narrowed with. */
const maxLength = 190;

/** A text that narrows a list. */
export interface AddressFilter {
  /** What stands in the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What the list is narrowed to: the address's `q`. It follows the field 500 ms after the last letter. */
  readonly filter: string;
}

/** Keeps a list's filter in the address; a new one begins at the list's first page. */
export function useAddressFilter(): AddressFilter {
  const [search, setSearch] = useSearchParams();
  const filter = (search.get('q') ?? '').slice(0, maxLength);
  const [text, setText] = useState(filter);
  // Someone else changed the address (a step back, a tap on a chart): the field follows
  const [followed, setFollowed] = useState(filter);
  if (followed !== filter) {
    setFollowed(filter);
    if (text.trim() !== filter) setText(filter);
  }

  useEffect(() => {
    const wanted = text.trim().slice(0, maxLength);
    if (wanted === filter) return undefined;
    const timer = setTimeout(() => {
      setSearch((previous) => withFilter(previous, wanted), { replace: true });
    }, filterDelay);
    return () => clearTimeout(timer);
  }, [text, filter, setSearch]);

  return { text, setText, filter };
}

/** The address's query with a filter in it, at the first page. */
export function withFilter(search: URLSearchParams, filter: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (filter) next.set('q', filter);
  else next.delete('q');
  next.delete('page');
  return next;
}
