import type { APIRequestContext } from '@playwright/test';
import { demoParent } from './family.js';
import { test as base } from './test.js';

type SignedIn = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** A test that begins as the parent of the simulated family. One session for all: nobody may sign out of it. */
export const test = base.extend<object, { signedIn: SignedIn }>({
  signedIn: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env['E2E_ADDRESS'] ?? '' });
      const { email, password } = demoParent;
      await request.post('/service', { data: { action: 'login', data: { u: email, p: password, l: 'pl' } } });
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn),
});
