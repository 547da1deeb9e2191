import type { Page } from '@playwright/test';
import { answerWith } from './support/answers.js';
import { expectAccessible } from './support/axe.js';
import { arrangePhone, openPanel } from './support/household.js';
import { reachAndPress } from './support/keyboard.js';
import { expect, test } from './support/test.js';

const now = () => Math.floor(Date.now() / 1000);
const hostile = `<img src=x onerror=alert(1)>\u202E${'A'.repeat(7000)}👾`;

const contact = { contactId: 'm', name: hostile.slice(0, 180), text: '539990101', lastUpdated: 1 };
const call = (number: string) => ({
  ts: now() - 60,
  duration: 95,
  formattedNumber: number,
  normalizedNumber: number,
  callType: 1,
});
const sms = (body: string, phoneNo: string) => ({ ts: now() - 60, body, phoneNo, msgType: 1 });
const video = (videoid: string, title: string, more: object = {}) => ({
  ts: now() - 60,
  videoid,
  channelid: 'UCcats',
  title,
  author: 'Koty',
  created: 1_700_000_000,
  thumbnaildefault: 'https://evil.example/x.png',
  blocked: 0,
  ...more,
});

const videos = (page: Page) => page.getByRole('list', { name: 'YouTube' }).getByRole('listitem');
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

test('hostile words of calls, messages and contacts are words, at 320 too', async ({ page }) => {
  const { phone } = await arrangePhone(page);
  await phone.report({
    contacts: [{ ...contact, text2: '"><script>alert(1)</script>' }],
    calls: [call(''), call(hostile.slice(0, 60))],
    smses: [sms(hostile, '539990101'), sms('', 'javascript:alert(1)')],
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await openPanel(page, '/panel/calls-and-text-messages');
  for (const [tab, words] of [
    ['Połączenia', 'Numer zastrzeżony'],
    ['Kontakty', '<img src=x onerror=alert(1)>'],
    ['SMS-y', 'javascript:alert(1)'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page, 'messages');
  await page.getByRole('button', { name: 'Pokaż całość' }).click();
  await expect(page.getByRole('button', { name: 'Zwiń' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('👾')).toBeVisible();
});

test('hostile words of videos are words, and nothing is loaded from elsewhere', async ({ page }) => {
  const { phone } = await arrangePhone(page, { features: '_YT_' });
  await phone.report({
    videos: [
      video('javascript:alert(1)', hostile.slice(0, 500), {
        author: hostile.slice(0, 180),
        channelid: '"><b>',
      }),
      video('video-00002', '', { author: '', channelid: '' }),
    ],
  });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(process.env['E2E_ADDRESS'] ?? '')) elsewhere.push(request.url());
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await openPanel(page, '/panel/youtube');
  const named = videos(page).filter({ hasText: '<img src=x onerror=alert(1)>' });
  await expect(named.getByRole('link')).toHaveCount(0);
  const nameless = videos(page).filter({ hasText: 'Film bez tytułu' });
  const link = nameless.getByRole('link', { name: 'Otwórz film „Film bez tytułu” w nowym oknie' });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=video-00002');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(nameless.getByRole('switch')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'YouTube');
  expect(elsewhere).toEqual([]);
});

test('an account that may not read the lists sees the videos, and no complaint', async ({ page }) => {
  const { phone } = await arrangePhone(page, { features: '_YT_' });
  await phone.report({ videos: [video('video-00001', 'Film')] });
  await answerWith(page, 'loadLists', { json: { status: 'error', code: 5, data: {} } });
  await openPanel(page, '/panel/youtube');
  await expect(videos(page)).toContainText('Film');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByText('Nie udało się wczytać blokad')).toHaveCount(0);
});

test('leads from the app of the store to the one that may read calls', async ({ page }) => {
  await arrangePhone(page, { name: 'Telefon Zosi', appType: 1, features: '_GPS_' });
  await openPanel(page, '/panel/calls-and-text-messages');
  const guide = page.getByRole('region', { name: /potrzebna jest druga aplikacja/ });
  await expect(guide.getByRole('listitem')).toHaveCount(5);
  await expect(guide).toContainText('Telefon Zosi');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page, 'the install guide');
  await reachAndPress(page, guide.getByRole('button', { name: 'Dodaj urządzenie' }));
  await expect(page.getByRole('dialog', { name: 'Dodaj urządzenie: Zosia' })).toBeVisible();

  await page.goto('/panel/calls-and-text-messages/no-such-tab');
  await expect(page).toHaveURL(/\/error$/);
});
