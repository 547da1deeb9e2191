export {
  ReviewsCarousel,
  type Review,
  type ReviewsCarouselLabels,
  type ReviewsCarouselProps,
} from './ReviewsCarousel.js';
