import { addPhone, arrangeHousehold, postponeEmail } from './support/household.js';
import { arrangeDay } from './support/places.js';
import { expect, test } from './support/test.js';

// Shaders take their time without a graphics card
test.setTimeout(60_000);

test('a stay that is tapped is shown on the map, which does not scroll sideways', async ({ page }) => {
  const day = await arrangeDay(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/panel/localization?day=${day}&view=list`);
  await postponeEmail(page);
  await page.getByRole('button', { name: /^Pokaż na mapie: Miejsce 2/ }).click();
  await expect(page.getByRole('slider', { name: 'Chwila' })).toHaveAttribute(
    'aria-valuetext',
    '08:00, Miejsce 2',
  );
  const map = page.getByRole('application');
  await expect(map).toHaveAttribute('data-state', 'drawn', { timeout: 45_000 });
  await expect(page.getByRole('button', { name: /^Miejsce 2, przybycie 08:00/ })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expect(page.getByRole('switch', { name: 'Pokaż prędkość' })).toBeVisible();

  await page.goto(`/panel/localization-old?day=${day}&view=list`);
  await postponeEmail(page);
  await expect(page.getByRole('table', { name: 'Zosia: droga' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dłuższe postoje' })).toBeHidden();
});

test('without a phone it says which device to choose', async ({ page }) => {
  const { profile } = await arrangeHousehold(page, 'Zosia');
  await page.goto('/panel/localization');
  await postponeEmail(page);
  // Under the guide for adding a device
  await expect(page.getByText('Wybierz telefon dziecka')).toBeAttached();
  await addPhone(page, profile('Zosia'), { name: 'Laptop', appType: 3, features: '_WIN32_' });
  await page.reload();
  await postponeEmail(page);
  await expect(page.getByText('Laptop to komputer i nie zgłasza, gdzie jest.')).toBeVisible();
  await expect(page.getByRole('application')).toBeHidden();
});

test('tracking that is switched off reaches the rules of the phone, and the headline says so', async ({
  page,
}) => {
  const { profile } = await arrangeHousehold(page, 'Zosia');
  const name = '<img src=x onerror=alert(1)>\u202E' + 'Telefonzeer'.repeat(3);
  const phone = await addPhone(page, profile('Zosia'), { name });
  await phone.report({ health: [{ ts: Math.floor(Date.now() / 1000), gps: 0, battery: 80 }] });
  await page.goto('/panel/localization');
  await postponeEmail(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Zosia: gdzie jest telefon' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'jest wyłączona od' })).toContainText(name);

  await page.getByRole('switch', { name: 'Telefon zgłasza, gdzie jest' }).click();
  const off = page.getByRole('heading', { level: 1, name: 'Zosia: śledzenie lokalizacji jest wyłączone' });
  await expect(off).toBeVisible();
  await expect(page.getByText('Śledzenie lokalizacji jest wyłączone. Włącz je')).toBeVisible();
  await expect.poll(async () => (await phone.rules()).settings.enableGPSTracking).toBe(false);
  await page.reload();
  await postponeEmail(page);
  await expect(off).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Telefon zgłasza, gdzie jest' })).not.toBeChecked();
});
