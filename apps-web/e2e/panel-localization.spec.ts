import { expectAccessible } from './support/axe.js';
import { postponeEmail } from './support/household.js';
import { reach } from './support/keyboard.js';
import { arrangeDay } from './support/places.js';
import { expect, test } from './support/test.js';

test('the stays of the chosen hours appear, those of other hours do not', async ({ page }) => {
  const day = await arrangeDay(page);
  await page.goto(`/panel/localization?day=${day}&view=list`);
  await postponeEmail(page);
  const stays = page.getByRole('region', { name: 'Dłuższe postoje' }).getByRole('button');
  await expect(stays).toHaveText([
    /Miejsce 1.*07:00 do 07:20/,
    /Miejsce 2.*08:00 do 09:30/,
    /Miejsce 1.*15:00/,
  ]);
  await expect(
    page.getByRole('status').filter({ hasText: 'Lokalizacja na urządzeniu Galaxy A15' }),
  ).toContainText('12:00–13:30');
  const way = page.getByRole('table', { name: 'Zosia: droga' });
  await expect(way.getByRole('row', { name: /15:00 do 15:30 Postój: Miejsce 1/ })).toBeVisible();

  await reach(page, page.getByRole('slider', { name: 'Ostatnia godzina' }));
  await page.keyboard.press('Home');
  await expect(page.getByText('Brak pozycji w tych godzinach')).toBeVisible();
  for (let hour = 1; hour <= 8; hour += 1) await page.keyboard.press('ArrowRight');
  await expect(stays).toHaveText([/Miejsce 1.*07:00/, /Miejsce 2.*08:00 do 09:00/]);
  await expect(way.getByRole('row', { name: /15:00/ })).toHaveCount(0);
  await expect(page).toHaveURL(/hours=0-8/);
  await page.reload();
  await postponeEmail(page);
  await expect(stays).toHaveCount(2);
  await expectAccessible(page, 'the list of a day');
});
