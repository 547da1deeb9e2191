import { ChevronLeft, ChevronRight, Star } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { IconButton } from '../IconButton/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { useCarousel } from './use-carousel.js';

const STARS = 5;

/** What somebody says of the product. */
export interface Review {
  readonly id: string;
  readonly text: ReactNode;
  readonly author: ReactNode;
  /** Who the author is: "mother of two", a date. */
  readonly detail?: ReactNode;
  /** Stars, 1 to 5. */
  readonly rating?: number;
}

export interface ReviewsCarouselLabels {
  /** Names the whole: "What parents say". */
  readonly name: string;
  readonly previous: string;
  readonly next: string;
  /** Names the button of a page, from 1: "Reviews, page 2". */
  readonly page: (page: number) => string;
  /** What is in sight, from 1: "Reviews 1 to 3 of 9". */
  readonly position: (from: number, to: number, count: number) => string;
  /** "4 of 5 stars" */
  readonly rating: (rating: number) => string;
  readonly loading: string;
}

export interface ReviewsCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  reviews: readonly Review[];
  loading?: boolean;
  labels: ReviewsCarouselLabels;
}

/** One review in a narrow place, two, three, and four in a wide one. */
const slide = [
  'min-w-0 shrink-0 grow-0 basis-full @xl:basis-[calc((100%-1rem)/2)]',
  '@4xl:basis-[calc((100%-2rem)/3)] @6xl:basis-[calc((100%-3rem)/4)]',
].join(' ');

/**
 * Reviews side by side: one, two, three or four by the width of the place. They turn when told and never by themselves.
 * Shows nothing while there are none.
 */
export function ReviewsCarousel({
  reviews,
  loading = false,
  labels,
  className,
  ...props
}: ReviewsCarouselProps) {
  const { ref, view, turnTo } = useCarousel();
  if (!loading && reviews.length === 0) return null;
  const { page, pageCount, from, to } = view;
  const turns: Readonly<Record<string, number>> = {
    ArrowLeft: page - 1,
    ArrowRight: page + 1,
    Home: 0,
    End: pageCount - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = turns[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turnTo(target);
  };
  return (
    <section
      data-slot="reviews-carousel"
      data-state={loading ? 'loading' : 'ready'}
      aria-label={labels.name}
      aria-busy={loading || undefined}
      className={cn('@container min-w-0 text-ink', className)}
      {...props}
    >
      {loading && <span className="sr-only">{labels.loading}</span>}
      <div ref={ref} className="overflow-hidden">
        <ul data-slot="reviews-carousel-reviews" className="flex touch-pan-y gap-4">
          {loading
            ? Array.from({ length: 4 }, (_, card) => (
                <li key={card} className={slide}>
                  <Skeleton className="h-44 rounded-lg" />
                </li>
              ))
            : reviews.map((review) => (
                <li key={review.id} className={slide}>
                  <ReviewCard review={review} labels={labels} />
                </li>
              ))}
        </ul>
      </div>
      {!loading && pageCount > 1 && (
        <div data-slot="reviews-carousel-turns" className="mt-3 flex items-center justify-center gap-2">
          <Turn
            onKeyDown={onKeyDown}
            label={labels.previous}
            end={page === 0}
            onTurn={() => turnTo(page - 1)}
          >
            <ChevronLeft aria-hidden />
          </Turn>
          <Dots {...{ page, pageCount, labels, turnTo, onKeyDown }} />
          <Turn
            onKeyDown={onKeyDown}
            label={labels.next}
            end={page === pageCount - 1}
            onTurn={() => turnTo(page + 1)}
          >
            <ChevronRight aria-hidden />
          </Turn>
        </div>
      )}
      {!loading && pageCount > 1 && (
        <output className="sr-only">{labels.position(from + 1, to, reviews.length)}</output>
      )}
    </section>
  );
}

function ReviewCard({ review, labels }: { review: Review; labels: ReviewsCarouselLabels }) {
  return (
    <figure
      data-slot="review"
      className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-5 select-text"
    >
      {review.rating !== undefined && <Stars rating={review.rating} label={labels.rating(review.rating)} />}
      <blockquote
        data-slot="review-text"
        className="flex-1 text-pretty hyphens-auto [overflow-wrap:anywhere]"
      >
        {review.text}
      </blockquote>
      <figcaption className="text-sm [overflow-wrap:anywhere]">
        <span className="font-semibold">{review.author}</span>
        {review.detail && <span className="block text-ink-2">{review.detail}</span>}
      </figcaption>
    </figure>
  );
}

/** Whole stars are full, the rest are outlines: the count is read by shape, not by colour. */
function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span data-slot="review-rating" className="flex items-center gap-0.5 text-look">
      <span className="sr-only">{label}</span>
      {Array.from({ length: STARS }, (_, star) => (
        <Star
          key={star}
          aria-hidden
          className={cn('size-4.5', star < Math.round(rating) && 'fill-current')}
        />
      ))}
    </span>
  );
}

interface DotsProps {
  page: number;
  pageCount: number;
  labels: ReviewsCarouselLabels;
  turnTo: (page: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Dots({ page, pageCount, labels, turnTo, onKeyDown }: DotsProps) {
  return (
    <ol data-slot="reviews-carousel-dots" className="flex min-w-0 flex-wrap justify-center">
      {Array.from({ length: pageCount }, (_, dot) => (
        <li key={dot}>
          <button
            type="button"
            data-slot="reviews-carousel-dot"
            data-state={dot === page ? 'current' : 'idle'}
            aria-label={labels.page(dot + 1)}
            aria-current={dot === page || undefined}
            className="group focus-ring grid size-6 cursor-pointer place-items-center rounded-full"
            onClick={() => turnTo(dot)}
            onKeyDown={onKeyDown}
          >
            <span
              className={cn(
                'h-2 rounded-full transition-all',
                dot === page ? 'w-4 bg-brand' : 'w-2 bg-line-2 group-hover:bg-ink-3',
              )}
            />
          </button>
        </li>
      ))}
    </ol>
  );
}

interface TurnProps {
  label: string;
  /** There is nothing further this way. */
  end: boolean;
  onTurn: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

function Turn({ label, end, onTurn, onKeyDown, children }: TurnProps) {
  return (
    <IconButton
      label={label}
      variant="secondary"
      // Not disabled: who pressed it to get to the end keeps the focus.
      aria-disabled={end || undefined}
      className="rounded-full aria-disabled:opacity-35"
      onClick={() => !end && onTurn()}
      onKeyDown={onKeyDown}
    >
      {children}
    </IconButton>
  );
}
