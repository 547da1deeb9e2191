import type { Page, Route } from '@playwright/test';

/** Answers one action in the server's place: for faults that the real server can't be asked for. */
export async function answerWith(
  page: Page,
  action: string,
  answer: Parameters<Route['fulfill']>[0],
): Promise<void> {
  await page.route('**/service', async (route) => {
    if (route.request().postDataJSON().action === action) await route.fulfill(answer);
    else await route.fallback();
  });
}
