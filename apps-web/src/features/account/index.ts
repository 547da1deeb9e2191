export { ConfirmEmailCard } from './components/confirm-email-card.js';
