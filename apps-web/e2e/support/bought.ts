import { buyLicense, buyLicenseS, handleSessionId } from '@ostoja/contracts';
import type { PlanType } from '@ostoja/domain';
import type { Page } from '@playwright/test';
import { clientOf } from './visitor.js';

/** A card of the sandbox that pays. */
const goodCard = '4242424242424242';

const back = {
  cu: '/account/purchase-status?session_id={CHECKOUT_SESSION_ID}',
  clu: '/panel/summary',
  l: 'pl',
};

/** Buys a plan or a top-up without the purchase page: pays in the sandbox and settles it. @returns the checkout's id */
export async function buy(page: Page, type: PlanType): Promise<string> {
  const { redirectUri } = await clientOf(page).call(buyLicense, { ...back, lt: type });
  return payInSandbox(page, redirectUri);
}

/** The same for something that renews itself. */
export async function subscribe(page: Page, type: PlanType): Promise<void> {
  const { redirectUri } = await clientOf(page).call(buyLicenseS, { ...back, lt: type });
  await payInSandbox(page, redirectUri);
}

async function payInSandbox(page: Page, address: string): Promise<string> {
  const { origin, pathname } = new URL(address);
  const answer = await page.context().request.post(address, {
    headers: { origin },
    form: { action: 'pay', card: goodCard, events: 'at once' },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`The sandbox answered ${answer.status()}`);
  const id = pathname.split('/').at(-1) ?? '';
  await clientOf(page).call(handleSessionId, { id });
  return id;
}
