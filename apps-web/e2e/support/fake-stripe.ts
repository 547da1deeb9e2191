import type { Page } from '@playwright/test';
import { answerWith } from './answers.js';

/** What a page told the library of Stripe, in order: the name of each call and what it was given. */
export type StripeCall = readonly [string, ...unknown[]];

interface FakeStripe {
  /** What the library was told until now. */
  readonly calls: () => Promise<StripeCall[]>;
}

const address = 'https://js.stripe.com/';

/**
 * A server with keys of Stripe, in the place of this one without: subscriptions are answered with a client secret, the
 * page may load Stripe's script, and the script is ours. It refuses the first card with a message and takes the second.
 * What the policy of a real server lets in is proven by its own tests.
 */
export async function withFakeStripe(page: Page): Promise<FakeStripe> {
  await answerWith(page, 'buyLicenseS', {
    json: {
      status: 'OK',
      code: 0,
      data: { lang: 'pl', cs: 'cs_test_1_secret_2', pk: 'pk_test_1', redirectUri: '' },
    },
  });
  await letIn(page);
  await page.route(`${address}**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` }),
  );
  return { calls: () => page.evaluate(() => (window as { stripeCalls?: StripeCall[] }).stripeCalls ?? []) };
}

/** The same server, but Stripe's script can't be loaded. */
export async function withoutStripe(page: Page): Promise<void> {
  await withFakeStripe(page);
  await page.route(`${address}**`, (route) => route.abort());
}

/** Lets the page load Stripe's script, as the policy of a server with keys does. */
async function letIn(page: Page): Promise<void> {
  await page.route('**/account/purchase*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace("script-src 'self'", `script-src 'self' ${address}`);
    return route.fulfill({ response, headers });
  });
}

/** Runs in the page. */
function script(): void {
  const calls: unknown[][] = [];
  const refusals = ['Karta została odrzucona.'];
  Object.assign(window, {
    stripeCalls: calls,
    Stripe: (key: string, options: unknown) => {
      calls.push(['Stripe', key, options]);
      return {
        initCheckoutElementsSdk: (given: { clientSecret: string }) => {
          calls.push(['initCheckoutElementsSdk', given.clientSecret]);
          return {
            createPaymentElement: () => ({
              mount: (place: HTMLElement) => {
                place.textContent = 'Numer karty';
              },
              destroy: () => calls.push(['destroy']),
            }),
            loadActions: async () => ({
              type: 'success',
              actions: {
                getSession: () => ({ id: 'cs_test_1', total: { total: { amount: '149,00 zł' } } }),
                confirm: async (confirmation: unknown) => {
                  calls.push(['confirm', confirmation]);
                  const message = refusals.shift();
                  return message === undefined ? { type: 'success' } : { type: 'error', error: { message } };
                },
              },
            }),
          };
        },
      };
    },
  });
}
