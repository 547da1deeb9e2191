import { localTimeOf, noUsage, verdict, type Verdict } from '@ostoja/domain';
import type { Page } from '@playwright/test';
import type { Phone, PhoneKind } from './device.js';
import { addPhone, arrangeHousehold, postponeEmail } from './household.js';

const day = 86_400;
const present = () => Math.floor(Date.now() / 1000);

const app = (pkg: string, name: string, firstSeen: number, uninstalled = false) => ({
  pkg,
  name,
  firstSeen,
  uninstalled,
});

/** The apps of a phone with a history: two old ones, one that came an hour ago, one that is gone. */
export async function arrangeApps(page: Page, kind?: PhoneKind): Promise<Phone> {
  const { profile } = await arrangeHousehold(page, 'Zosia');
  const phone = await addPhone(page, profile('Zosia'), kind);
  const now = present();
  await phone.report({
    apps: [
      app('com.mojang.minecraftpe', 'Minecraft', now - 40 * day),
      app('com.duolingo', 'Duolingo', now - 40 * day),
      app('com.roblox.client', 'Roblox', now - 3600),
      app('com.snapchat.android', 'Snapchat', now - 40 * day, true),
      { ...app('com.android.camera', 'Aparat', now - 40 * day), system: true },
    ],
    usage: [
      { pkg: 'com.mojang.minecraftpe', from: now - day - 1200, to: now - day },
      {
        pkg: 'com.mojang.minecraftpe',
        from: now - day - 4800,
        to: now - day - 3600,
      },
      { pkg: 'com.duolingo', from: now - day - 3000, to: now - day - 2400 },
    ],
  });
  return phone;
}

/** What a phone with the panel's rules makes of an app now. */
export async function judgeApp(phone: Phone, pkg: string): Promise<Verdict> {
  const rules = await phone.rules();
  return verdict(
    { ...rules, protectionOffUntil: 0 },
    { kind: 'app', pkg },
    localTimeOf(present(), rules.timeZone),
    noUsage,
  );
}

/** Opens a page of the panel anew, and leaves the question about the e-mail address for later. */
export async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await postponeEmail(page);
}
