import { useSearchParams } from 'react-router-dom';

/** Rows of one page of a list (service spec §3). */
const pageSize = 10;

/** The page of a list that the address names. */
export interface ShownPage {
  /** From 1. */
  readonly page: number;
  /** What to ask for. */
  readonly offset: number;
  readonly count: number;
  readonly show: (page: number) => void;
  /** Shows another page in this one's place: going back leads past it. */
  readonly correct: (page: number) => void;
}

/** Reads an address's `page`; what is missing or no page number is the first. */
export function readPage(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The address's query with the page in it; the first leaves no trace. */
export function writePage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (page <= 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}

/** The page of the address's `page`, ten rows each unless told. */
export function usePage(count = pageSize): ShownPage {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  return {
    page,
    offset: (page - 1) * count,
    count,
    show: (next) => setSearch((last) => writePage(last, next)),
    correct: (next) => setSearch((last) => writePage(last, next), { replace: true }),
  };
}
