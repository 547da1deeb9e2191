export { ProtectionCard } from './components/protection-card.js';
export { TimeLeftCard } from './components/time-left-card.js';
