import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApplication } from '../application.js';

/** A captcha as the widget would send it: a challenge of the running server and its solution. */
export async function solvedCaptcha(app: TestApplication): Promise<string> {
  const response = await fetch(`${app.url}/captcha`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
