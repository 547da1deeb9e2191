import { solveChallenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha';
import type { Challenge, Solution } from 'altcha-lib/types';

/** What the worker answers: the proof of work, or null when none was found in time. */
export type CaptchaAnswer = Solution | null;

// Runs beside the page, so that typing stays smooth while the proof is searched.
self.addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const { algorithm } = challenge.parameters;
  const deriveKey = algorithm.startsWith('PBKDF2/') ? derivePbkdf2 : deriveSha;
  const answer: CaptchaAnswer = await solveChallenge({ challenge, deriveKey });
  self.postMessage(answer, {});
});
