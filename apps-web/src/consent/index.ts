export { ConsentGate } from './consent-gate.js';
export { mayCount } from './consent-store.js';
export { cookieQuestion } from './cookie-question.js';
export { sentTracking } from './sent-tracking.js';
