import { addDays, localDayBounds, localTimeOf } from '@ostoja/domain';
import { expectAccessible } from './support/axe.js';
import { arrangePhone, openPanel } from './support/household.js';
import { reachAndPress } from './support/keyboard.js';
import { expect, test } from './support/test.js';

const zone = 'Europe/Warsaw';
const features = '_GPS__BATTERY_';

test('shows a day of the battery by half hours, and what nobody reported as a gap', async ({ page }) => {
  const { phone } = await arrangePhone(page, { features });
  const today = localTimeOf(Math.floor(Date.now() / 1000), zone).date;
  const yesterday = localDayBounds(addDays(today, -1), zone);
  const minutes = (minute: number, battery: number) => ({
    ts: yesterday.from + minute * 60,
    gps: 3,
    battery,
  });
  await phone.report({ health: [minutes(5, 80), minutes(25, 78), minutes(65, 12), minutes(90, 40)] });

  await openPanel(page, '/panel/battery');
  await expect(page.getByRole('heading', { level: 1, name: 'Bateria' })).toBeVisible();
  await expect(page.getByText('Tego dnia urządzenie nie zgłosiło stanu baterii')).toBeVisible();

  await reachAndPress(page, page.getByRole('button', { name: 'Poprzedni dzień' }));
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
  await expect(page.getByRole('button', { name: '00:00–00:30, 78%' })).toBeAttached();
  await expect(page.getByRole('button', { name: '00:30–01:00, brak zgłoszenia' })).toBeAttached();
  await expect(page.getByRole('button', { name: '01:00–01:30, 12%, niski poziom' })).toBeAttached();
  await expect(page.getByText('Najmniej tego dnia')).toBeVisible();
  await expect(page.getByText('o 01:05')).toBeVisible();
  await expectAccessible(page, 'the battery');

  await page.getByRole('button', { name: /^Pokaż liczby/ }).click();
  await expect(page.getByRole('row', { name: /01:30–02:00 40%/ })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
