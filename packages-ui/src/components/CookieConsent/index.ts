export {
  CookieConsent,
  type ConsentCategory,
  type ConsentStep,
  type CookieConsentProps,
} from './CookieConsent.js';
