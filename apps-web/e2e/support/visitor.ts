import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createClient, type Client } from '@ostoja/contracts';

/** A client of the wire that speaks as this browser: its calls take the browser's cookies, and leave theirs there. */
export function clientOf(page: Page): Client {
  return createClient({
    baseUrl: process.env['E2E_ADDRESS'] ?? '',
    fetch: async (address, request) => {
      const answer = await page.context().request.post(String(address), {
        headers: { 'content-type': 'application/json' },
        data: request?.body,
      });
      return new Response(new Uint8Array(await answer.body()), {
        status: answer.status(),
        headers: answer.headers(),
      });
    },
  });
}

/** A client of a device, at an address of its own: the limits of one are not those of all. */
export function deviceClient(token?: string): Client {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return createClient({
    baseUrl: process.env['E2E_ADDRESS'] ?? '',
    ...(token === undefined ? {} : { token }),
    fetch: (url, request) =>
      fetch(url, { ...request, headers: { ...request?.headers, 'x-forwarded-for': address } }),
  });
}
