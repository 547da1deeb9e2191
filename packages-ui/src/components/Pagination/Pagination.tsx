import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { cn } from '../../lib/cn.js';
import { Button } from '../Button/index.js';
import { clampPage, paginationPages } from './pagination-pages.js';

export interface PaginationLabels {
  /** Names the whole: "Pages of the search list". */
  readonly name: string;
  readonly previous: string;
  readonly next: string;
  /** Names the button of a page: "Page 3". */
  readonly page: (page: number) => string;
  /** Where one stands, in the narrow form: "Page 3 of 12". */
  readonly position: (page: number, pageCount: number) => string;
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'onChange'> {
  /** The page that is shown, from 1. */
  page?: number;
  defaultPage?: number;
  onPageChange?: (page: number) => void;
  /** How many pages there are; with one or none nothing is shown. */
  pageCount: number;
  /** How many neighbours of the current page are shown on each side. */
  siblings?: number;
  /** Writes a page's number. */
  format?: (page: number) => string;
  labels: PaginationLabels;
}

/**
 * Turns the pages of a list. In a narrow place the numbers give way to "Page 3 of 12". Shows nothing while there is one
 * page.
 */
export function Pagination({
  page: pageProp,
  defaultPage = 1,
  onPageChange,
  pageCount,
  siblings = 1,
  format = String,
  labels,
  className,
  ...props
}: PaginationProps) {
  const [value, setPage] = useControllableState({
    value: pageProp,
    defaultValue: defaultPage,
    onValueChange: onPageChange,
  });
  const page = clampPage(value, pageCount);
  if (pageCount <= 1) return null;
  const step = (by: 1 | -1) => {
    const next = clampPage(page + by, pageCount);
    if (next !== page) setPage(next);
  };
  const arrow = 'px-2.5 @md:px-3 aria-disabled:opacity-35';
  return (
    <nav
      data-slot="pagination"
      aria-label={labels.name}
      className={cn('@container w-full text-ink', className)}
      {...props}
    >
      {/* aria-disabled at the ends, not disabled: who pressed "next" to get here must not lose the focus. */}
      <div className="flex items-center justify-center gap-1">
        <Button
          data-slot="pagination-previous"
          variant="ghost"
          className={arrow}
          aria-label={labels.previous}
          aria-disabled={page <= 1 || undefined}
          onClick={() => step(-1)}
        >
          <ChevronLeft aria-hidden />
          <span className="hidden @2xl:inline">{labels.previous}</span>
        </Button>
        <output
          data-slot="pagination-position"
          className="min-w-0 px-2 text-center [overflow-wrap:anywhere] @md:sr-only"
        >
          {labels.position(page, pageCount)}
        </output>
        <ol data-slot="pagination-pages" className="hidden items-center gap-1 @md:flex">
          {paginationPages(page, pageCount, siblings).map((mark) => (
            <li key={mark.key}>
              {mark.kind === 'gap' ? (
                <span aria-hidden className="grid size-11 place-items-center text-ink-3">
                  …
                </span>
              ) : (
                <button
                  type="button"
                  data-slot="pagination-page"
                  data-state={mark.page === page ? 'current' : 'idle'}
                  aria-label={labels.page(mark.page)}
                  aria-current={mark.page === page ? 'page' : undefined}
                  className={cn(
                    'focus-ring grid h-11 min-w-11 cursor-pointer place-items-center rounded-sm border px-2 tabular-nums transition-colors',
                    mark.page === page
                      ? 'border-brand bg-brand-soft font-semibold text-ink'
                      : 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
                  )}
                  onClick={() => mark.page !== page && setPage(mark.page)}
                >
                  {format(mark.page)}
                </button>
              )}
            </li>
          ))}
        </ol>
        <Button
          data-slot="pagination-next"
          variant="ghost"
          className={arrow}
          aria-label={labels.next}
          aria-disabled={page >= pageCount || undefined}
          onClick={() => step(1)}
        >
          <span className="hidden @2xl:inline">{labels.next}</span>
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </nav>
  );
}
