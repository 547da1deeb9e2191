export { ConfirmEmailOverlay } from './components/confirm-email-overlay.js';
