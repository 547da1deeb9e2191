import { isLanguage, type Language } from '@ostoja/domain';

/** What a customer said, as the operator wrote it down. It is text and nothing else. */
export interface CustomerReview {
  readonly text: string;
  readonly author: string;
  readonly detail?: string;
  /** Stars, 1 to 5. */
  readonly rating?: number;
  /** In which language it is; without one it is for all. */
  readonly language?: Language;
}

/** Reads the answer of `/reviews.json`; what is no review is left out. */
export function readReviews(answer: unknown): CustomerReview[] {
  const { reviews } = Object(answer) as { reviews?: unknown };
  return Array.isArray(reviews) ? reviews.map(reviewOf).filter((review) => review !== null) : [];
}

/** The reviews to show in a language: those in it, and those of no language. */
export function reviewsIn(reviews: readonly CustomerReview[], language: Language): CustomerReview[] {
  return reviews.filter((review) => review.language === undefined || review.language === language);
}

/** The mean of the stars, and how many gave them; null while nobody did. */
export function ratingOf(
  reviews: readonly CustomerReview[],
): { readonly mean: number; readonly count: number } | null {
  const stars = reviews.flatMap(({ rating }) => (rating === undefined ? [] : [rating]));
  if (stars.length === 0) return null;
  return { mean: stars.reduce((sum, one) => sum + one, 0) / stars.length, count: stars.length };
}

function reviewOf(value: unknown): CustomerReview | null {
  const { text, author, detail, rating, language } = Object(value) as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof author !== 'string') return null;
  return {
    text,
    author,
    ...(typeof detail === 'string' ? { detail } : {}),
    ...(typeof rating === 'number' && rating >= 1 && rating <= 5 ? { rating } : {}),
    ...(isLanguage(language) ? { language } : {}),
  };
}
