import { type LocalTime, localTimeOf, noUsage, type Usage, verdict } from '@ostoja/domain';
import type { Page } from '@playwright/test';
import { openAccessTime, saveState, sliderOf } from './support/access-time.js';
import { expectAccessible } from './support/axe.js';
import type { Phone } from './support/device.js';
import { reach } from './support/keyboard.js';
import { expect, test } from './support/test.js';

const zone = 'Europe/Warsaw';
const day = 86_400;
const game = { kind: 'app', pkg: 'game' } as const;
const present = () => Math.floor(Date.now() / 1000);
const now = () => localTimeOf(present(), zone);

/** Why the phone would let the child play, or not, by the rules that it fetches now. */
async function reasonOn(phone: Phone, at: LocalTime, usage: Usage = noUsage): Promise<string> {
  return verdict({ ...(await phone.rules()), protectionOffUntil: 0 }, game, at, usage).reason;
}

/** The same hour three days on: never today, whenever the test runs. */
function laterThisWeek(hour: number): LocalTime {
  const at = present() + 3 * day;
  const { hour: then, minute, second } = localTimeOf(at, zone);
  return localTimeOf(at + (hour - then) * 3600 - minute * 60 - second + 1800, zone);
}

const cell = (page: Page, weekday: string, hours: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${weekday}, ${hours}`) });

const polishWeekday = (at: LocalTime) =>
  new Intl.DateTimeFormat('pl', { weekday: 'long', timeZone: zone }).format(at.at * 1000);

test('a painted schedule blocks the app at that hour, and a bonus opens it again when its time is used up', async ({
  page,
}) => {
  const { phone } = await openAccessTime(page);
  const weekday = polishWeekday(laterThisWeek(10));

  await test.step('paints two hours of a day', async () => {
    const from = cell(page, weekday, '10:00–11:00');
    const to = cell(page, weekday, '11:00–12:00');
    await from.scrollIntoViewIfNeeded();
    await to.scrollIntoViewIfNeeded();
    await from.hover();
    await page.mouse.down();
    await to.hover();
    await page.mouse.up();
    await expect(to).toHaveAttribute('aria-selected', 'true');
    await expect(saveState(page)).toHaveText('Zapisano');
    await expect(page.getByText(`Urządzenie ${phone.name} jeszcze ich nie odebrało`)).toBeVisible();
    expect(await reasonOn(phone, laterThisWeek(10))).toBe('schedule');
    expect(await reasonOn(phone, laterThisWeek(11))).toBe('schedule');
    expect(await reasonOn(phone, laterThisWeek(12))).toBe('ok');
  });

  const hourUsed = { appsToday: 3600, internetToday: 0 };
  await test.step('types a limit of an hour, which is used up', async () => {
    const limit = page.getByRole('region', { name: 'Limit dzienny' });
    await limit.getByRole('textbox', { name: 'Minuty' }).fill('60');
    await page.keyboard.press('Enter');
    await expect(sliderOf(page, 'Limit dzienny')).toHaveAttribute('aria-valuetext', '1 godz.');
    await expect(page.getByRole('region', { name: 'Czas na dziś' })).toContainText('z 1 godz.');
    await expect.poll(() => reasonOn(phone, now(), hourUsed)).toBe('daily-limit');
  });

  await test.step('gives half an hour more', async () => {
    const bonus = page.getByRole('region', { name: 'Bonus na dziś' });
    for (let step = 0; step < 6; step += 1)
      await bonus.getByRole('button', { name: '5 minut więcej' }).click();
    await expect.poll(() => reasonOn(phone, now(), hourUsed)).toBe('ok');
    expect(await reasonOn(phone, now(), { appsToday: 5400, internetToday: 0 })).toBe('daily-limit');
    await expect(page.getByRole('region', { name: 'Czas na dziś' })).toContainText('z 1 godz. 30 min');
  });
});

test('the keyboard paints, sets limits and copies a day, and nobody is kept out', async ({
  page,
  isMobile,
}) => {
  const { phone } = await openAccessTime(page);
  await page.getByRole('tab', { name: 'Aplikacje' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/panel\/access-time\/internet$/);
  await expect(page.getByRole('region', { name: 'Bonus na dziś' })).toHaveCount(0);

  await reach(page, sliderOf(page, 'Limit dzienny'));
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  const monday = cell(page, 'poniedziałek', '0:00–1:00');
  await reach(page, monday);
  await page.keyboard.press('Space');
  await page.keyboard.press(isMobile ? 'Shift+ArrowDown' : 'Shift+ArrowRight');
  await reach(page, page.getByRole('group', { name: 'wtorek' }).getByRole('slider'));
  await page.keyboard.press('Home');
  await expect(saveState(page)).toHaveText('Zapisano');

  const { settings } = await phone.rules();
  expect(settings).toMatchObject({
    timeLimitNet: 50,
    skd1: `00${'1'.repeat(22)}`,
    skd2: '1'.repeat(24),
    timeLimitNetWeek: [480, 0, 480, 480, 480, 480, 480],
    timeLimit: 480,
    skda1: '1'.repeat(24),
  });
  await expectAccessible(page, 'the access time');

  await page.goto('/panel/access-time/games');
  await expect(page).toHaveURL(/\/error$/);
});
