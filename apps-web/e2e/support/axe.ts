import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** The rules that can turn out otherwise in another theme. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

/**
 * Finds nothing that keeps anybody out of what is on the page now, in the light theme and in the dark one. The themes
 * differ in colours alone, so the dark one is asked about colours only.
 * @param what names the state of the page in the message of a failure
 * @param part the part to look at, a selector; the whole page when absent
 */
export async function expectAccessible(page: Page, what: string, part = 'html'): Promise<void> {
  // Our pages hold no frame from elsewhere: axe's legacy mode looks at the page itself, without a second page for it
  const look = () =>
    new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .include(part);
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  expect(await violations(look()), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await violations(look().withRules(aboutColours)), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Waits until nothing fades or slides any more: half a colour is nobody's colour. What never ends is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

async function violations(axe: AxeBuilder) {
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
