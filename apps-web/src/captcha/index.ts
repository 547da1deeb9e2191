export { useCaptcha } from './use-captcha.js';
export type { CaptchaSupply } from './captcha-supply.js';
