import { expectAccessible } from './support/axe.js';
import { newParent, sendRegistration } from './support/account.js';
import { openPublicPage, publicPages } from './support/public-pages.js';
import { expect, test } from './support/test.js';

// Seven pages, each looked at in both themes
test.setTimeout(60_000);

test('no public page has an accessibility violation', async ({ page }) => {
  for (const path of publicPages) {
    await openPublicPage(page, path);
    await expectAccessible(page, path);
  }
});

test('no menu or window of the public pages has an accessibility violation', async ({ page }) => {
  await sendRegistration(page, { ...newParent(), password: 'aaaaaaaa' });
  await expect(page.getByRole('alertdialog', { name: 'To hasło łatwo odgadnąć' })).toBeVisible();
  await expectAccessible(page, 'the weak password', '[role=alertdialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Język/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'the languages', '[role=menu]');
});
