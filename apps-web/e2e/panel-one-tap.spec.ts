import { getProfiles, saveLists, saveSettings, type Input } from '@ostoja/contracts';
import { localTimeOf, noUsage } from '@ostoja/domain';
import type { Locator, Page } from '@playwright/test';
import { noticesOf } from './support/notices.js';
import { expectAccessible } from './support/axe.js';
import { answerWith, holdBack } from './support/answers.js';
import { arrangeHousehold, openPanel, postponeEmail } from './support/household.js';
import { reach } from './support/keyboard.js';
import { addObedientPhone, type ObedientPhone } from './support/obedient-phone.js';
import { expect, test } from './support/test.js';
import { clientOf } from './support/visitor.js';

const game = 'com.example.game';
const site = { kind: 'site', domain: 'gry.example.pl' } as const;
/** A bedtime that holds now, at whatever hour a journey runs. */
function bedtimeAroundNow() {
  const { hour, minute } = localTimeOf(Date.now() / 1000, 'Europe/Warsaw');
  const [bedtimeFrom = 0, bedtimeTo = 0] = [-90, 90].map(
    (shift) => (hour * 60 + minute + shift + 1440) % 1440,
  );
  return { bedtimeFrom, bedtimeTo };
}

interface Home {
  readonly phone: ObedientPhone;
  readonly card: Locator;
  /** How many taps were made since the count began. */
  readonly taps: () => number;
  readonly tap: (target: Locator) => Promise<void>;
}

/**
 * A parent who looks at the summary of a child with one phone that obeys, with rules of the test's own. It has just
 * refused a site.
 */
async function openHome(page: Page, settings: Input<typeof saveSettings>['data'] = {}): Promise<Home> {
  const { profile } = await arrangeHousehold(page, 'Zosia');
  const zosia = profile('Zosia');
  const phone = await addObedientPhone(page, zosia);
  const client = clientOf(page);
  const { profiles } = await client.call(getProfiles, {});
  const device = profiles[0]?.devices[0]?.id ?? 0;
  const { domain } = site;
  await client.call(saveLists, { profile: zosia, device, lists: { blackList: [domain] }, index: [1] });
  const data = { blockNewApps: false, ...settings };
  const { version } = await client.call(saveSettings, {
    profile: zosia,
    device,
    data,
  });
  await expect.poll(() => phone.document()?.version).toBe(version);
  const ts = Math.floor(Date.now() / 1000) - 60;
  await phone.report({ visits: [{ ts, url: `https://${domain}/`, domain, blocked: 3 }] });
  await openPanel(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const card = page.getByRole('region', { name: 'W tej chwili' });
  return { phone, card, taps: () => taps, tap };
}

test('a block is taken back with the keyboard, however long it takes, and one that is refused goes by itself', async ({
  page,
}) => {
  const { phone, card, tap } = await openHome(page, {
    timeLimit: 90,
    allowedUntil: 5,
  });
  const before = phone.document()?.settings;
  expect(phone.decides(game).allowed).toBe(true);

  await tap(card.getByRole('button', { name: 'Zablokuj teraz' }));
  await page.keyboard.press('Alt+t');
  const undo = page.getByRole('button', { name: 'Cofnij' });
  await reach(page, undo);
  await expect(card).toContainText('Zablokowane, dopóki nie odblokujesz');
  await expect.poll(() => phone.decides(game).reason).toBe('blocked-now');
  await expect(card).toContainText('Zasady działają na urządzeniu Galaxy A15');

  await page.keyboard.press('Enter');
  await expect(undo).toBeHidden();
  await expect.poll(() => phone.document()?.settings).toEqual(before);
  expect(phone.decides(game).allowed).toBe(true);

  await answerWith(page, 'saveSettings', { json: { status: 'error', code: 5, data: {} } });
  await card.getByRole('button', { name: 'Zablokuj teraz' }).click();
  await expect(noticesOf(page)).toContainText('Zmiana nie została zapisana');
  await expect(card.getByRole('button', { name: 'Zablokuj teraz' })).toBeVisible();
  // There is nothing to take back
  await expect(undo).toBeHidden();
  expect(phone.document()?.settings).toEqual(before);
  await phone.stop();
});

test('a block holds on every device of a child, also while the protection is off, until it is lifted', async ({
  page,
}) => {
  const { profile } = await arrangeHousehold(page, 'Zosia');
  const phone = await addObedientPhone(page, profile('Zosia'));
  const tablet = await addObedientPhone(page, profile('Zosia'), 'Tablet Lenovo');
  await openPanel(page);
  const card = page.getByRole('region', { name: 'W tej chwili' });
  await card.getByRole('button', { name: 'Zablokuj teraz' }).click();
  for (const device of [phone, tablet]) {
    await expect.poll(() => device.document() && device.decides(game).reason).toBe('blocked-now');
    await expect(card.getByRole('listitem').filter({ hasText: device.name })).toContainText(
      'Zablokowane, dopóki nie odblokujesz',
    );
  }

  await page.getByRole('switch', { name: /^Ochrona na/ }).click();
  const protection = page.getByRole('region', { name: 'Ochrona' });
  await expect(protection).toContainText('Wyłączona jeszcze na 60 minut');
  await expect(protection).toContainText('Blokada z „Zablokuj teraz” działa dalej');
  for (const device of [phone, tablet]) expect(device.decides(game).reason).toBe('blocked-now');

  await page.reload();
  await postponeEmail(page);
  await card.getByRole('button', { name: 'Odblokuj' }).click();
  for (const device of [phone, tablet]) await expect.poll(() => device.decides(game).allowed).toBe(true);
  await Promise.all([phone.stop(), tablet.stop()]);
});

test('the everyday things take the taps that they may take', async ({ page }) => {
  const { phone, card, tap, taps } = await openHome(page, {
    timeLimit: 60,
    ...bedtimeAroundNow(),
  });
  const used = { ...noUsage, appsToday: 3600 };
  const counted: [name: string, taps: number, most: number][] = [];
  const count = async (name: string, most: number, work: () => Promise<void>) => {
    const start = taps();
    await work();
    counted.push([name, taps() - start, most]);
  };

  await count('time left', 0, () =>
    expect(page.getByRole('region', { name: 'Czas na dziś' })).toContainText(/Zostało na aplikacje/),
  );
  await count('+30 minutes', 1, async () => {
    expect(phone.decides(game, used).reason).toBe('daily-limit');
    await tap(page.getByRole('button', { name: '+30 minut' }));
    await expect.poll(() => phone.decides(game, used).allowed).toBe(true);
  });
  await count('bedtime', 3, async () => {
    await tap(card.getByRole('button', { name: 'Pora snu' }));
    const dialog = page.getByRole('dialog', { name: 'Pora snu: Zosia' });
    await expectAccessible(page, 'the bedtime', '[role=dialog]');
    await tap(dialog.getByLabel('Co noc'));
    await tap(dialog.getByRole('button', { name: 'Ustaw porę snu' }));
    await expect.poll(() => phone.decides(game).reason).toBe('bedtime');
  });
  await count('allow during a ban', 2, async () => {
    await tap(card.getByRole('button', { name: 'Pozwól na chwilę' }));
    await expectAccessible(page, 'for how long', '[role=menu]');
    await tap(page.getByRole('menuitem', { name: /30 min/ }));
    await expect.poll(() => phone.decides(game).reason).toBe('allowed-now');
  });
  await count('block now', 1, async () => {
    await tap(card.getByRole('button', { name: 'Zablokuj teraz' }));
    await expect.poll(() => phone.decides(game).reason).toBe('blocked-now');
  });
  await expectAccessible(page, 'the summary with its taps');
  await count('allow a site', 3, async () => {
    expect(phone.decides(site).reason).toBe('black-list');
    await tap(page.getByRole('link', { name: 'Pozwól na stronę' }));
    await tap(page.getByRole('button', { name: `Co zrobić: ${site.domain}` }));
    await tap(page.getByRole('menuitem', { name: /^Pozwól na/ }));
    await expect.poll(() => phone.document()?.lists.whiteList).toHaveLength(1);
  });

  for (const [name, made, most] of counted) {
    process.stdout.write(`taps: ${name} ${made} (at most ${most})\n`);
    expect(made, name).toBeLessThanOrEqual(most);
  }
  await phone.stop();
});

test('takes a press on the protection while the device still owes its state', async ({ page }) => {
  const { phone } = await openHome(page);
  const held = await holdBack(page, 'enableDisable');
  await page.reload();
  await postponeEmail(page);
  await held.asked;
  const protection = page.getByRole('switch', {
    name: 'Ochrona na urządzeniu Galaxy A15',
  });
  const change = page.waitForRequest((sent) => sent.postData()?.includes('"period":3600') ?? false);
  await protection.click();
  await change;
  await expect(protection).not.toBeChecked();
  held.release();
  await expect(page.getByRole('region', { name: 'Ochrona' })).toContainText('Wyłączona jeszcze na 60 minut');
  await phone.stop();
});
