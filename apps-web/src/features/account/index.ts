export { useAccountRefresh } from './api/use-account-refresh.js';
export { TrackingPixel } from './components/tracking-pixel.js';
export { ConfirmEmailCard } from './components/confirm-email-card.js';
