import { Pagination } from '@ostoja/ui';
import { useEffect } from 'react';
import { useFormats, useMessages } from '../i18n/index.js';
import type { ShownPage } from './use-page.js';

interface ListPagesProps {
  readonly shown: ShownPage;
  /** How many rows the list has on all pages; undefined while nobody knows. */
  readonly total: number | undefined;
  /** The list's name. */
  readonly list: string;
}

/** Turns the pages of a list. An address that names a page beyond the last leads to the last. */
export function ListPages({ shown, total, list }: ListPagesProps) {
  const { t } = useMessages();
  const { number } = useFormats();
  const { page, count, show, correct } = shown;
  const pageCount = total === undefined ? undefined : Math.max(1, Math.ceil(total / count));
  const isBeyond = pageCount !== undefined && page > pageCount;
  useEffect(() => {
    if (isBeyond) correct(pageCount);
  }, [isBeyond, pageCount, correct]);
  if (pageCount === undefined) return null;
  return (
    <Pagination
      className="mt-3"
      page={page}
      pageCount={pageCount}
      onPageChange={show}
      format={(at) => number(at)}
      labels={{
        name: t('pages.name', { list }),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (at) => t('pages.page', { page: number(at) }),
        position: (at, of) => t('pages.position', { page: number(at), pages: number(of) }),
      }}
    />
  );
}
