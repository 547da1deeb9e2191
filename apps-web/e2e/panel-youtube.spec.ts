import type { Page } from '@playwright/test';
import { localTimeOf, verdict } from '@ostoja/domain';
import type { Phone } from './support/device.js';
import { arrangePhone, openPanel } from './support/household.js';
import { reach } from './support/keyboard.js';
import { expect, test } from './support/test.js';

const features = '_GPS__YT_';
const now = () => Math.floor(Date.now() / 1000);

const video = (index: number) => ({
  ts: now() - index,
  videoid: `video-${String(index).padStart(5, '0')}`,
  channelid: index % 2 === 0 ? 'UCcats' : 'UCdogs',
  title: `Film ${index}`,
  author: index % 2 === 0 ? 'Koty' : 'Psy',
  created: 1_700_000_000,
  thumbnaildefault: 'https://i.ytimg.com/vi/x/default.jpg',
  blocked: 0,
});

/** What the phone itself would do with a video by the rules that it has to obey now. */
async function verdictOf(phone: Phone, videoId: string, channelId: string): Promise<string> {
  const rules = await phone.rules();
  const used = { appsToday: 0, internetToday: 0 };
  const subject = { kind: 'video', videoId, channelId } as const;
  const told = verdict(
    { protectionOffUntil: 0, ...rules },
    subject,
    localTimeOf(now(), rules.timeZone),
    used,
  );
  return told.allowed ? 'allowed' : told.reason;
}

const rows = (page: Page) => page.getByRole('list', { name: 'YouTube' }).getByRole('listitem');

test('a channel that a parent blocks is refused on the phone, and all its videos say so', async ({
  page,
  isMobile,
}) => {
  const { phone } = await arrangePhone(page, { features });
  await phone.report({ videos: Array.from({ length: 12 }, (_, index) => video(index)) });
  await openPanel(page, '/panel/youtube');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText(/Film 0.*Koty/);
  expect(await verdictOf(phone, 'video-00002', 'UCcats')).toBe('allowed');

  await rows(page).first().getByRole('switch', { name: 'Blokuj kanał Koty' }).click();
  await expect(rows(page).filter({ hasText: 'Kanał zablokowany' })).toHaveCount(5);
  await expect.poll(() => verdictOf(phone, 'video-00002', 'UCcats')).not.toBe('allowed');
  await expect(page.getByText('Zapisano', { exact: true }).first()).toBeVisible();
  expect(await verdictOf(phone, 'video-00001', 'UCdogs')).toBe('allowed');

  await test.step('one video, with the keyboard, and by leaving at once', async () => {
    const row = rows(page).nth(1);
    await reach(page, row.getByRole('switch', { name: 'Blokuj film Film 1' }));
    await page.keyboard.press('Space');
    await expect(row).toContainText('Film zablokowany');
    await page.getByRole('button', { name: 'Następna' }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.reload();
    await expect.poll(() => verdictOf(phone, 'video-00001', 'UCdogs')).not.toBe('allowed');
  });

  await test.step('and says why', async () => {
    await openPanel(page, '/panel/youtube');
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Dlaczego/ })
      .click();
    await expect(page.getByRole('dialog')).toContainText('Film 1');
    await page.keyboard.press('Escape');
    await rows(page).nth(1).getByRole('switch', { name: 'Blokuj film Film 1' }).click();
    await expect(rows(page).nth(1)).not.toContainText('zablokowany');
    await expect.poll(() => verdictOf(phone, 'video-00001', 'UCdogs')).toBe('allowed');
  });

  await test.step('a day without videos says so', async () => {
    await page.getByRole('button', { name: 'Poprzedni dzień' }).click();
    await expect(page.getByText('Tego dnia nie było filmów')).toBeVisible();
  });

  await test.step('the menu has what the phone can tell, and nothing more', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Otwórz menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Panel' });
    await expect(menu.getByRole('link', { name: 'Lokalizacja' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'YouTube' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Bateria' })).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Połączenia i wiadomości' })).toBeHidden();
  });
});
