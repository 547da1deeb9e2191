import type { Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** A solved captcha, as the forms send it. */
export async function solvedCaptcha(page: Page): Promise<string> {
  const answer = await page.context().request.get('/captcha');
  const challenge: Challenge = await answer.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
