import { once } from 'node:events';
import type { Action, Reply } from '@ostoja/contracts';
import type { Page, Request, Route } from '@playwright/test';

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

/** Lets the server answer an action and changes what it said: for an account that would take days to come about. */
export async function amend<A extends Action>(
  page: Page,
  action: A,
  change: (data: Reply<A>) => Reply<A>,
): Promise<void> {
  await page.route('**/service', async (route) => {
    if (!isCallOf(route.request(), action.name)) return route.fallback();
    const response = await route.fetch();
    const envelope = await response.json();
    const data = envelope.status === 'OK' ? change(envelope.data) : envelope.data;
    return route.fulfill({ response, json: { ...envelope, data } });
  });
}

/** An answer that is on its way for as long as a test wants. */
export interface HeldAnswer {
  /** Resolves when the page has asked. */
  readonly asked: Promise<unknown>;
  readonly release: () => void;
}

/** Holds the answers of one action back until they are released. */
export async function holdBack(page: Page, action: string): Promise<HeldAnswer> {
  const held = new AbortController();
  const released = once(held.signal, 'abort');
  const asked = page.waitForRequest((sent) => isCallOf(sent, action));
  await page.route('**/service', async (route) => {
    if (isCallOf(route.request(), action)) await released;
    await route.fallback();
  });
  return { asked, release: () => held.abort() };
}

/** What the page sends when it next calls an action. */
export async function sentFor(page: Page, action: string): Promise<unknown> {
  const request = await page.waitForRequest((sent) => isCallOf(sent, action));
  return request.postDataJSON().data;
}

function isCallOf(request: Request, action: string): boolean {
  return request.url().endsWith('/service') && request.postDataJSON().action === action;
}
