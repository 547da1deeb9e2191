import type { Page } from '@playwright/test';
import { arrangePhone, openPanel } from './support/household.js';
import { reach } from './support/keyboard.js';
import { expect, test } from './support/test.js';

const now = () => Math.floor(Date.now() / 1000);
const day = 86_400;
const mother = { contactId: 'm', name: 'Mama', text: '+48 539 990 101', text2: 'rodzina', lastUpdated: 1 };

const call = (minutesAgo: number, more: object = {}) => ({
  ts: now() - minutesAgo * 60,
  duration: 95,
  formattedNumber: '539 990 101',
  normalizedNumber: '+48539990101',
  callType: 1,
  ...more,
});
const sms = (minutesAgo: number, body: string, more: object = {}) => ({
  ts: now() - minutesAgo * 60,
  body,
  phoneNo: '539990101',
  msgType: 1,
  ...more,
});
const open = (page: Page) => openPanel(page, '/panel/calls-and-text-messages');
const list = (page: Page) => page.locator('[data-slot=data-list-row]');

test('tells whom a child called and wrote to, by name, which way, how long and what', async ({ page }) => {
  const { phone } = await arrangePhone(page);
  await phone.report({
    contacts: [mother],
    calls: [
      call(10),
      call(20, { callType: 2, duration: 0, formattedNumber: '600 100 200', normalizedNumber: '600100200' }),
      ...Array.from({ length: 10 }, (_, index) => call(60 + index)),
      call((8 * day) / 60, { formattedNumber: '611 222 333', normalizedNumber: '611222333' }),
    ],
    smses: [sms(5, 'Będziesz na obiad? 🍲'), sms(6, 'Już wychodzę', { msgType: 2 })],
  });

  await test.step('calls: the last seven days, ten a page', async () => {
    await open(page);
    await expect(page).toHaveURL(/\/calls-and-text-messages\/call-list$/);
    await expect(list(page)).toHaveCount(10);
    await expect(list(page).first()).toContainText(/Mama.*539 990 101/);
    await expect(list(page).first()).toContainText('przychodzące');
    await expect(list(page).first()).toContainText('1 min');
    await expect(list(page).nth(1)).toContainText('600 100 200');
    await expect(list(page).nth(1)).toContainText('wychodzące');
    await expect(list(page).nth(1)).toContainText('bez rozmowy');
    await page.getByRole('button', { name: 'Następna' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(list(page)).toHaveCount(2);
  });

  await test.step('other days have other calls, and begin at the first page', async () => {
    await page.getByRole('button', { name: /^Okres:/ }).click();
    await page.getByRole('button', { name: 'Ostatnie 30 dni' }).click();
    await expect(list(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Następna' }).click();
    await expect(list(page).last()).toContainText('611 222 333');
  });

  await test.step('messages of the same days', async () => {
    await page.getByRole('tab', { name: 'SMS-y' }).click();
    await expect(page).toHaveURL(/\/sms-list\?from=[\d-]+&to=[\d-]+$/);
    await expect(list(page).first()).toContainText(/Mama/);
    await expect(list(page).first()).toContainText('Będziesz na obiad? 🍲');
    await expect(list(page).first()).toContainText('przychodzący');
    await expect(list(page).nth(1)).toContainText('wychodzący');
  });

  await test.step('contacts, found with the keyboard by a part of a number', async () => {
    await reach(page, page.getByRole('tab', { name: 'SMS-y' }));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/contact-list/);
    // The two messages may still be there
    await expect(list(page)).toHaveCount(1);
    await expect(list(page)).toContainText('nie zgłoszono');
    await reach(page, page.getByRole('searchbox'));
    await page.keyboard.type('990 1');
    await expect(page).toHaveURL(/q=990\+1/);
    await expect(list(page)).toHaveCount(1);
    await page.keyboard.type('x');
    await expect(page.getByText('Nie ma takiego kontaktu')).toBeVisible();
  });
});
