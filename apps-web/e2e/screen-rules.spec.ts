import { expectAccessible } from './support/axe.js';
import { addComputer, yesterdayNoon } from './support/computer.js';
import { addPhone, arrangeHousehold, postponeEmail } from './support/household.js';
import { expect, test } from './support/test.js';

test('a device that can’t says so, and leads to one that can', async ({ page }) => {
  const { profile } = await arrangeHousehold(page, 'Zosia', 'Kuba');
  await addPhone(page, profile('Zosia'));
  const computer = await addComputer(page, profile('Kuba'));
  await computer.save(yesterdayNoon(), '<img src=x onerror=alert(1)>');

  await page.goto('/panel/screenview');
  await postponeEmail(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Podgląd ekranu nie jest dostępny na urządzeniu Galaxy A15')).toBeVisible();
  await expectAccessible(page, 'a live screen that is not available');
  await page.goto('/panel/screengrab');
  await postponeEmail(page);
  await expect(main.getByText('Zapisane ekrany nie są dostępne na urządzeniu Galaxy A15')).toBeVisible();
  await main.getByRole('button', { name: 'Kuba: przejdź do urządzenia Komputer' }).click();
  await expect(main.getByRole('slider', { name: 'Jak często' })).toBeVisible();

  await page.goto('/panel/screengrabtest');
  await postponeEmail(page);
  await expect(main.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await main.getByLabel('Użytkownik').fill('zosia');
  await expect(main.getByText('Nie ma zapisanych ekranów')).toBeVisible();
});

test("the interval of a parent is the computer's, and 0 switches saving off", async ({ page }) => {
  const { profile } = await arrangeHousehold(page, 'Kuba');
  const computer = await addComputer(page, profile('Kuba'));
  const switchOff = computer.switchOn();
  await page.goto('/panel/screengrab');
  await postponeEmail(page);
  const card = page.getByRole('region', { name: 'Zapisywanie ekranu' });
  const slider = card.getByRole('slider', { name: 'Jak często' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Nigdy');

  await slider.press('End');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Co 4 minuty');
  await expect.poll(() => computer.screenPeriod).toBe(240);
  await slider.press('Home');
  await expect.poll(() => computer.screenPeriod).toBe(0);
  await switchOff();
});
