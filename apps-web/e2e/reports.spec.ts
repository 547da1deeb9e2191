import type { Page } from '@playwright/test';
import { addPhone, openPanel, openPhone, postponeEmail } from './support/household.js';
import { expect, test } from './support/test.js';

const longDomain = 'bardzo-dluga-nazwa-strony.example.com';

const card = (page: Page, title: string) => page.getByRole('region', { name: title });

test('the summary says that nothing was reported, then shows what the device reported', async ({ page }) => {
  const { phone } = await openPhone(page);
  await expect(page.getByRole('region', { name: 'Zosia: dzień' })).toContainText(
    'Na dziś nic jeszcze nie zgłoszono',
  );
  await expect(card(page, 'Aplikacje')).toContainText('W tych dniach nie zgłoszono używania aplikacji');
  await expect(card(page, 'Strony')).toContainText('W tych dniach nie zgłoszono odwiedzin stron');
  await expect(card(page, 'Wyszukiwania')).toContainText('W tych dniach nie zgłoszono wyszukiwań');
  await expect(card(page, 'Najczęściej blokowane')).toContainText('W tych dniach nic nie zablokowano');

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

  await expect(card(page, 'Aplikacje')).toContainText('Duolingo');
  await expect(card(page, 'Strony')).toContainText('wikipedia.org');
  await expect(card(page, 'Wyszukiwania')).toContainText('bocian biały');
  await expect(card(page, 'Najczęściej blokowane')).toContainText(`${longDomain.slice(0, 18)}…`);
  await expect(page.getByRole('button', { name: /Ostatnie 7 dni/ })).toBeVisible();
});

test("the app's version is said, and that the app of the store is the lite one", async ({ page }) => {
  const { profile } = await openPhone(page, { appType: 1 });
  await expect(card(page, 'Aplikacje')).toContainText('Aplikacja Ostoja 6.1 lite');
  await addPhone(page, profile('Zosia'), { name: 'Pixel 9', appType: 2 });
  await page.reload();
  await postponeEmail(page);
  await page.getByRole('button', { name: 'Pixel 9', exact: true }).click();
  await expect(card(page, 'Aplikacje')).toContainText('Aplikacja Ostoja 6.1');
  await expect(card(page, 'Aplikacje')).not.toContainText('lite');
});

test('protection goes off when the device says so, and on again', async ({ page }) => {
  const { phone } = await openPhone(page);
  const switchOff = phone.answer();
  const protection = page.getByRole('switch', { name: `Ochrona na urządzeniu ${phone.name}` });

  await expect(page.getByText(`Potwierdzone przez urządzenie ${phone.name}`)).toBeVisible();
  await expect(protection).toBeChecked();
  await protection.click();
  await expect(page.getByText('Wyłączona jeszcze na 60 minut')).toBeVisible();
  await expect(page.getByText(`Potwierdzone przez urządzenie ${phone.name}`)).toBeVisible();
  await openPanel(page);
  await expect(page.getByText('Wyłączona jeszcze na 60 minut')).toBeVisible();

  await protection.click();
  await expect(page.getByText('Włączona', { exact: true })).toBeVisible();
  await switchOff();
});

test('a device that does not answer is called offline, and nothing is claimed', async ({ page }) => {
  const { phone } = await openPhone(page);
  const protection = page.getByRole('region', { name: 'Ochrona' });
  const waiting = protection.getByText(`Czekamy, aż ${phone.name} potwierdzi`);
  const offline = protection.getByText(`${phone.name} nie odpowiada: jest bez połączenia.`);
  // A silent device has six seconds to answer
  await expect(waiting).toBeVisible();
  await expect(offline).toBeVisible({ timeout: 15_000 });

  await protection.getByRole('switch', { name: `Ochrona na urządzeniu ${phone.name}` }).click();
  await expect(waiting).toBeVisible();
  await expect(offline).toBeVisible({ timeout: 15_000 });
  await expect(protection.getByRole('switch')).toBeChecked();
});
