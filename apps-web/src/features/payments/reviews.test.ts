import { expect, test } from 'vitest';
import { ratingOf, readReviews, reviewsIn } from './reviews.js';

const marta = { text: 'Spokój.', author: 'Marta', detail: 'mama dwójki', rating: 5, language: 'pl' } as const;
const tom = { text: 'Good.', author: 'Tom', rating: 4 } as const;
const jan = { text: 'Gut.', author: 'Jan', language: 'de' } as const;

test('reviews are read, and what is none is left out', () => {
  expect(readReviews({ reviews: [marta, { text: 7, author: 'x' }, null, { ...tom, rating: 9 }] })).toEqual([
    marta,
    { text: 'Good.', author: 'Tom' },
  ]);
  for (const nothing of [null, 'x', [], {}, { reviews: {} }]) expect(readReviews(nothing)).toEqual([]);
});

test('a review is shown in its own language, and one without a language in all', () => {
  expect(reviewsIn([marta, tom, jan], 'pl')).toEqual([marta, tom]);
});

test('the rating is the mean of those who gave stars', () => {
  expect(ratingOf([marta, tom, jan])).toEqual({ mean: 4.5, count: 2 });
  expect(ratingOf([jan])).toBeNull();
});
