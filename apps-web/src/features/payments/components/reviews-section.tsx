import { ReviewsCarousel } from '@ostoja/ui';
import { useMessages } from '../../../i18n/index.js';
import { useReviews } from '../api/use-reviews.js';
import { RatingLine } from './rating-line.js';

/** What customers of this operator say; absent where the operator has no reviews (decision 0172). */
export function ReviewsSection() {
  const { t } = useMessages();
  const reviews = useReviews();
  if (reviews.length === 0) return null;
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg font-semibold">{t('payments.reviews.title')}</h2>
        <RatingLine reviews={reviews} />
      </div>
      <ReviewsCarousel
        reviews={reviews.map((review, index) => ({ ...review, id: String(index) }))}
        labels={{
          name: t('payments.reviews.title'),
          previous: t('payments.reviews.previous'),
          next: t('payments.reviews.next'),
          page: (page) => t('payments.reviews.page', { page }),
          position: (from, to, count) => t('payments.reviews.position', { from, to, count }),
          rating: (rating) => t('payments.reviews.rating', { rating }),
          loading: t('app.loading'),
        }}
      />
    </div>
  );
}
