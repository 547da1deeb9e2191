import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import { expect, test } from 'vitest';
import { captchaPayload } from './solve-captcha.js';

test('gives base64 JSON that the server library verifies', async () => {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: 20,
    deriveKey,
    hmacSignatureSecret: 'secret',
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('no solution found');

  const sent = JSON.parse(atob(captchaPayload(challenge, solution)));
  const result = await verifySolution({ ...sent, deriveKey, hmacSignatureSecret: 'secret' });

  expect(result.verified).toBe(true);
});
