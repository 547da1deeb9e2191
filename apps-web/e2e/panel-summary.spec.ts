import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signIn } from './support/account.js';
import { demoParent } from './support/family.js';
import { expect, test } from './support/test.js';

test.setTimeout(90_000);

async function openSummary(page: Page): Promise<void> {
  await signIn(page, demoParent);
  await expect(page.getByRole('button', { name: /^Kuba/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1, name: /, dziś/ })).toBeVisible();
}

test("shows today's ribbon of either child on the first screen", async ({ page }) => {
  await openSummary(page);
  for (const child of ['Kuba', 'Zosia']) {
    await page.getByRole('button', { name: new RegExp(`^${child}`) }).click();
    const ribbon = page.getByRole('region', { name: `${child}: dzień` });
    await expect(ribbon).toHaveAttribute('data-state', 'day');
    await expect(ribbon).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('heading', { level: 1, name: `${child}, dziś` })).toBeVisible();
  }
});

test('the device itself confirms within two seconds that its protection is off, and on again', async ({
  page,
}) => {
  await openSummary(page);
  await page.getByRole('button', { name: /^Zosia/ }).click();
  const protection = page.getByRole('region', { name: 'Ochrona' });
  await expect(protection).toContainText('Potwierdzone przez');

  await protection.getByRole('switch').click();
  await expect(protection).toContainText('Wyłączona jeszcze na 60 minut', { timeout: 2000 });
  await expect(protection).toContainText('Potwierdzone przez');
  await expect(protection.getByRole('switch')).not.toBeChecked();

  await page.reload();
  await expect(protection).toContainText('Wyłączona jeszcze na');
  await protection.getByRole('switch').click();
  await expect(protection).toContainText('Włączona', { timeout: 2000 });
});

test('keeps the chosen days in the address, also over a reload and back', async ({ page }) => {
  await openSummary(page);
  await page.getByRole('button', { name: /^Okres: Ostatnie 7 dni/ }).click();
  await page.getByRole('button', { name: 'Ostatnie 30 dni' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Okres: Ostatnie 30 dni/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Okres: Ostatnie 7 dni/ })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });
    test('the summary has no accessibility violations', async ({ page }) => {
      await openSummary(page);
      await expect(page.getByRole('region', { name: 'Aplikacje' })).toHaveAttribute(
        'data-state',
        /chart|empty/,
      );
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });
}

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('the summary does not scroll sideways', async ({ page }) => {
    await openSummary(page);
    await expect(page.getByRole('region', { name: 'Aplikacje' })).toHaveAttribute(
      'data-state',
      /chart|empty/,
    );
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
