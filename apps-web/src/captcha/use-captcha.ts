import { useEffect, useState } from 'react';
import { captchaSupply, type CaptchaSupply } from './captcha-supply.js';
import { solveCaptcha } from './solve-captcha.js';

/** The form's invisible captcha: solving starts when the form shows; `take()` gives the token to send as `c`. */
export function useCaptcha(): CaptchaSupply {
  const [supply] = useState(() => captchaSupply(solveCaptcha));
  useEffect(() => supply.prepare(), [supply]);
  return supply;
}
