import { randomInt } from 'node:crypto';
import { test as base, expect, type APIRequestContext } from '@playwright/test';
import { demoParent } from './family.js';

/** Said of a map that is drawn in software, where waiting for its pixels is slow; no problem of a page. */
const aboutSoftwareDrawing = /GPU stall due to ReadPixels/;

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

/**
 * A test that fails when the browser reports a problem: an error in the
 * console, a thrown error, or a breach of the content security policy.
 */
export const test = base.extend<
  {
    expectedProblems: RegExp[];
    noProblems: void;
    /** Whether the visitor is one who was never asked about cookies; else they have refused just now. */
    neverAsked: boolean;
  },
  {
    /** A session of the simulated family's parent. Made here for all: a test with other fixtures of a worker starts a browser of its own. */
    demoSession: Session;
  }
>({
  demoSession: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env['E2E_ADDRESS'] ?? '' });
      const { email, password } = demoParent;
      await request.post('/service', { data: { action: 'login', data: { u: email, p: password, l: 'pl' } } });
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  // Each test is a visitor with an address of its own, so that the limits of one are not those of all
  context: async ({ context, neverAsked, baseURL }, use) => {
    if (!neverAsked && baseURL !== undefined) {
      const value = `refused.${Math.floor(Date.now() / 1000)}.1`;
      await context.addCookies([{ name: 'ostoja_consent', value, url: baseURL }]);
    }
    await context.setExtraHTTPHeaders({
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    });
    await use(context);
    // A context that is used again forgets everything but this
    await context.setOffline(false);
  },
  expectedProblems: [[], { option: true }],
  neverAsked: [false, { option: true }],
  noProblems: [
    async ({ page, expectedProblems }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await use();
      const known = [...expectedProblems, aboutSoftwareDrawing];
      expect(problems.filter((text) => !known.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
