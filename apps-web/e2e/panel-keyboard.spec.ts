import type { Page } from '@playwright/test';
import { forgetSession } from './support/account.js';
import { addPhone, arrangeHousehold } from './support/household.js';
import { reach, reachAndPress } from './support/keyboard.js';
import { expect, test } from './support/test.js';

// One long evening: a summary, a switch, five windows, and every step a key
test.setTimeout(60_000);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('a parent does everything with the keyboard, and never loses the place', async ({ page, isMobile }) => {
  const { parent, profile } = await arrangeHousehold(page, 'Zosia', 'Kuba');
  await addPhone(page, profile('Kuba'), { name: 'Telefon Kuby' });
  const tablet = await addPhone(page, profile('Kuba'), { name: 'Tablet Kuby' });
  const stopAnswering = tablet.answer();
  await forgetSession(page);

  await test.step('signs in', async () => {
    await page.goto('/login');
    await reach(page, page.getByLabel('Adres e-mail'));
    await page.keyboard.type(parent.email);
    await reach(page, page.getByLabel('Hasło', { exact: true }));
    await page.keyboard.type(parent.password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Kod potwierdzający')).toBeFocused();
    await reachAndPress(page, button(page, 'Zrobię to później'));
    await expect(page.getByRole('region', { name: 'Potwierdź swój adres e-mail' })).toBeHidden();
  });

  await test.step('skips to the content', async () => {
    await reachAndPress(page, page.getByRole('link', { name: 'Przejdź do treści' }));
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('chooses a child and a device', async () => {
    await reachAndPress(page, button(page, /^Kuba/));
    await expect(page.getByRole('heading', { level: 1, name: 'Kuba, dziś' })).toBeVisible();
    await expect(button(page, /^Kuba/)).toBeFocused();
    await reachAndPress(page, page.getByRole('button', { name: tablet.name, exact: true }));
    await expect(page.getByRole('button', { name: tablet.name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('switches the protection off for an hour', async () => {
    const protection = page.getByRole('switch', { name: `Ochrona na urządzeniu ${tablet.name}` });
    await expect(page.getByText(`Potwierdzone przez urządzenie ${tablet.name}`)).toBeVisible();
    await reach(page, protection);
    await page.keyboard.press('Space');
    await expect(page.getByText('Wyłączona jeszcze na 60 minut')).toBeVisible();
    await expect(page.getByText(`Potwierdzone przez urządzenie ${tablet.name}`)).toBeVisible();
    await expect(protection).toBeFocused();
  });

  await test.step('opens and closes menus', async () => {
    for (const [name, item] of [
      [/Język/, page.getByRole('menuitemradio').first()],
      ['Twoje konto', page.getByRole('menuitem').first()],
      [`Zarządzaj: ${tablet.name}`, page.getByRole('menuitem').first()],
    ] as const) {
      await reachAndPress(page, button(page, name));
      await expect(item).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(button(page, name)).toBeFocused();
    }
    if (isMobile) await opensTheSideMenu(page);
  });

  await test.step('opens and closes windows', async () => {
    for (const [opener, window] of [
      ['Dodaj urządzenie', 'Dodaj urządzenie: Kuba'],
      ['Edytuj: Kuba', 'Edytuj: Kuba'],
      ['Dodaj dziecko', 'Dodaj dziecko'],
    ] as const) {
      await reachAndPress(page, button(page, opener));
      await closesWithEscape(page, window);
      await expect(button(page, opener)).toBeFocused();
    }

    await chooses(page, 'Twoje konto', 'Dodaj urządzenie');
    await closesWithEscape(page, 'Dodaj urządzenie: Kuba');
    await expect(button(page, 'Twoje konto')).toBeFocused();

    await chooses(page, `Zarządzaj: ${tablet.name}`, 'Przenieś do innego dziecka');
    await closesWithEscape(page, `Przenieś urządzenie ${tablet.name}`);
    await expect(button(page, `Zarządzaj: ${tablet.name}`)).toBeFocused();

    await chooses(page, `Zarządzaj: ${tablet.name}`, 'Usuń urządzenie');
    await expect(button(page, 'Anuluj')).toBeFocused();
    await reachAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Usuń urządzenie' }));
    await expect(
      page.getByRole('alertdialog', { name: `Na pewno usunąć urządzenie ${tablet.name}?` }),
    ).toBeVisible();
    await expect(button(page, 'Anuluj')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(button(page, `Zarządzaj: ${tablet.name}`)).toBeFocused();
  });

  await test.step('adds a child', async () => {
    const dialog = page.getByRole('dialog');
    await reachAndPress(page, button(page, 'Dodaj dziecko'));
    await reach(page, dialog.getByLabel('Imię'));
    await page.keyboard.type('Ola');
    await reach(page, dialog.getByRole('radio').first());
    const girl = dialog.getByRole('radio', { name: 'Dziewczynka' });
    // A finger is on the key when the choice moves; a press that is over at once moves the focus alone
    await page.keyboard.down('ArrowRight');
    await expect(girl).toBeFocused();
    await page.keyboard.up('ArrowRight');
    await expect(girl).toBeChecked();
    await reachAndPress(page, dialog.getByRole('button', { name: 'Dodaj dziecko' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Ola: jeszcze bez urządzenia' })).toBeVisible();
    await expect(button(page, 'Dodaj dziecko')).toBeFocused();
  });

  await test.step('renames the child', async () => {
    const dialog = page.getByRole('dialog');
    await reachAndPress(page, button(page, 'Edytuj: Ola'));
    await reach(page, dialog.getByLabel('Imię'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Aleksandra');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(button(page, /^Aleksandra/)).toBeVisible();
    await expect(button(page, 'Edytuj: Aleksandra')).toBeFocused();
  });

  await test.step('thinks better of deleting, then deletes', async () => {
    const question = page.getByRole('alertdialog', { name: 'Usunąć profil „Aleksandra”?' });
    for (const answer of ['Anuluj', 'Usuń profil']) {
      await reachAndPress(page, button(page, 'Edytuj: Aleksandra'));
      await reachAndPress(page, page.getByRole('dialog').getByRole('button', { name: 'Usuń profil' }));
      await reachAndPress(page, question.getByRole('button', { name: answer }));
      await expect(question).toBeHidden();
      if (answer === 'Anuluj') await expect(button(page, 'Edytuj: Aleksandra')).toBeFocused();
    }
    // What opened the question is another child's now
    await expect(button(page, /^Aleksandra/)).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
  });

  await test.step('signs out', async () => {
    await chooses(page, 'Twoje konto', 'Wyloguj się');
    await expect(page).toHaveURL(/\/login$/);
    await reach(page, page.getByLabel('Adres e-mail'));
  });
  await stopAnswering();
});

/** Chooses something in a menu with the arrows. */
async function chooses(page: Page, menu: string, item: string): Promise<void> {
  await reachAndPress(page, button(page, menu));
  const target = page.getByRole('menuitem', { name: item });
  await expect(target).toBeVisible();
  for (let step = 0; step < 10; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The focus is in the window, stays in it, and Escape closes it. */
async function closesWithEscape(page: Page, name: string): Promise<void> {
  const window = page.getByRole('dialog', { name });
  await expect(window).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await expect(window.locator(':focus').or(window.and(page.locator(':focus')))).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
}

/** Opens the side menu of a phone, closes it, and takes a way in it. */
async function opensTheSideMenu(page: Page): Promise<void> {
  const hamburger = button(page, 'Otwórz menu');
  await reachAndPress(page, hamburger);
  await closesWithEscape(page, 'Panel rodzica');
  await expect(hamburger).toBeFocused();
  await page.keyboard.press('Enter');
  await reachAndPress(page, page.getByRole('dialog').getByRole('link', { name: 'Podsumowanie' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(hamburger).toBeFocused();
}
