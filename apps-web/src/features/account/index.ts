export { useAccountRefresh } from './api/use-account-refresh.js';
export { TrackingPixel } from './components/tracking-pixel.js';
