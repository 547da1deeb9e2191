import type { Challenge, Payload } from 'altcha-lib/types';
import { ActionFailure, Code } from '@ostoja/contracts';
import type { CaptchaAnswer } from './captcha-worker.js';

/** Fetches a challenge and solves it in a worker, without any UI. Gives the payload that the field `c` carries. */
export async function solveCaptcha(): Promise<string> {
  const challenge = await fetchChallenge();
  const solution = await solveInWorker(challenge);
  if (!solution) throw new ActionFailure('captcha', 'error', Code.CaptchaError);
  return captchaPayload(challenge, solution);
}

/** The challenge and its solution as base64 JSON, the form that the server checks. */
export function captchaPayload({ parameters, signature }: Challenge, solution: Payload['solution']): string {
  const payload: Payload = { challenge: { parameters, ...(signature ? { signature } : {}) }, solution };
  return btoa(JSON.stringify(payload));
}

async function fetchChallenge(): Promise<Challenge> {
  const response = await fetch('/captcha', { cache: 'no-store' }).catch(() => null);
  if (!response) throw new ActionFailure('captcha', 'unreachable', Code.BadRequest);
  if (!response.ok) {
    const retryAfter = Number(response.headers.get('retry-after'));
    throw new ActionFailure('captcha', 'error', Code.CaptchaError, retryAfter > 0 ? { retryAfter } : {});
  }
  return response.json();
}

function solveInWorker(challenge: Challenge): Promise<CaptchaAnswer> {
  const worker = new Worker(new URL('captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<CaptchaAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CaptchaAnswer>) => resolve(data));
    worker.addEventListener('error', () => reject(new ActionFailure('captcha', 'error', Code.CaptchaError)));
    worker.postMessage(challenge, {});
  }).finally(() => worker.terminate());
}
