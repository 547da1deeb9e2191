export { TrackingPixel } from './components/tracking-pixel.js';
export { ConfirmEmailCard } from './components/confirm-email-card.js';
