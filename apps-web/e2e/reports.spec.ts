import { addPhone, postponeEmail, registerWithChild } from './support/household.js';
import { expect, test } from './support/test.js';

const longDomain = 'bardzo-dluga-nazwa-strony.example.com';

test('the summary shows what the device reported', async ({ page }) => {
  await registerWithChild(page);
  await expect(page.getByRole('switch')).toHaveCount(0);
  const phone = await addPhone(page);
  const now = Math.floor(Date.now() / 1000);
  await phone.report({
    apps: [{ pkg: 'com.duolingo', name: 'Duolingo', version: '5.7', firstSeen: now - 600 }],
    usage: [{ pkg: 'com.duolingo', from: now - 360, to: now - 60 }],
    visits: [
      { ts: now - 200, url: 'https://wikipedia.org/', domain: 'wikipedia.org', blocked: 0 },
      { ts: now - 100, url: `https://${longDomain}/`, domain: longDomain, blocked: 3 },
    ],
    searches: [
      {
        ts: now - 150,
        keyword: 'bocian biały',
        url: 'https://www.google.com/search?q=bocian',
        engine: 'google',
      },
    ],
  });
  await page.reload();

  const card = (title: string) =>
    page.locator('section, article, [data-slot=card]').filter({ hasText: title });
  await expect(card('Aplikacje').first()).toContainText('Duolingo');
  await expect(card('Aplikacje').first()).toContainText('Aplikacja Ostoja 6.1');
  await expect(card('Strony').first()).toContainText('wikipedia.org');
  await expect(card('Wyszukiwania').first()).toContainText('bocian biały');
  await expect(card('Najczęściej blokowane').first()).toContainText(`${longDomain.slice(0, 18)}…`);

  await expect(
    page.getByRole('button', { name: 'Ostatnie 7 dni' }).or(page.getByText('Ostatnie 7 dni')).first(),
  ).toBeVisible();
});

test('protection goes off when the device says so, and on again', async ({ page }) => {
  await registerWithChild(page);
  const phone = await addPhone(page);
  const switchOff = phone.answer();
  const protection = page.getByRole('switch', { name: `Ochrona na ${phone.name}` });

  await expect(protection).toBeChecked();
  await protection.click();
  await expect(page.getByText('Wyłączona jeszcze na 60 minut')).toBeVisible();
  await expect(page.getByText(`Potwierdzone przez ${phone.name}`)).toBeVisible();
  await page.reload();
  await postponeEmail(page);
  await expect(page.getByText('Wyłączona jeszcze na 60 minut')).toBeVisible();

  await protection.click();
  await expect(page.getByText('Włączona', { exact: true })).toBeVisible();
  await switchOff();
});

test('a device that does not answer is called offline, and nothing is claimed', async ({ page }) => {
  await registerWithChild(page);
  const phone = await addPhone(page);
  await page.getByRole('switch', { name: `Ochrona na ${phone.name}` }).click();
  await expect(page.getByText(`${phone.name} nie odpowiada: jest bez połączenia.`)).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('switch', { name: `Ochrona na ${phone.name}` })).toBeChecked();
});
