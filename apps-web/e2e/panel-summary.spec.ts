import { expectAccessible } from './support/axe.js';
import { test } from './support/demo.js';
import { openSummary } from './support/summary.js';
import { expect } from './support/test.js';

// The simulated family may still be moving in
test.setTimeout(90_000);

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

test('the summary has no accessibility violations', async ({ page }) => {
  await openSummary(page);
  await expect(page.getByRole('region', { name: 'Aplikacje' })).toHaveAttribute('data-state', /chart|empty/);
  await expectAccessible(page, 'the summary');
});
