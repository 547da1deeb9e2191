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
