import { addPhone, arrangeHousehold, postponeEmail } from './support/household.js';
import { expect, test } from './support/test.js';

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
