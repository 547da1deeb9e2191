import { Star } from 'lucide-react';
import { useFormats, useMessages } from '../../../i18n/index.js';
import { ratingOf, type CustomerReview } from '../reviews.js';

/** The mean of the stars that customers gave, and how many did; nothing while nobody has. */
export function RatingLine({ reviews }: { readonly reviews: readonly CustomerReview[] }) {
  const { t } = useMessages();
  const { number } = useFormats();
  const rating = ratingOf(reviews);
  if (!rating) return null;
  const mean = number(rating.mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p className="flex items-center gap-2 text-ink-2 tabular-nums">
      <Star aria-hidden className="size-4.5 shrink-0 fill-current text-look" />
      {t('payments.reviews.mean', { mean, count: rating.count })}
    </p>
  );
}
