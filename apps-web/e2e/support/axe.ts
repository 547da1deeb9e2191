import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from './test.js';

/** The rules that can turn out otherwise in another theme. */
const aboutColours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Finds nothing that keeps anybody out of what is on the page now, in the light theme and in the dark one. The themes
 * differ in colours alone, so the dark one is asked about colours only.
 * @param what names the state of the page in the message of a failure
 * @param part the part to look at, a selector; the whole page when absent
 */
export async function expectAccessible(page: Page, what: string, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  // A window may still be on its way: it is a chunk of its own
  await expect(page.locator(part).first(), what).toBeAttached();
  await settled(page);
  expect(await violations(page, part), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await violations(page, part, aboutColours), `${what}, dark`).toEqual([]);
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

async function violations(page: Page, part: string, options: RunOptions = {}) {
  // Our pages hold no frame from elsewhere, and half a megabyte of axe is given to a page once, not at each look
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    ([selector, asked]) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
      return inPage.run(selector, asked) as Promise<AxeResults>;
    },
    [part, { ...options, resultTypes: ['violations'] } satisfies RunOptions] as const,
  );
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
