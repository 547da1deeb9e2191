import { logged } from '@ostoja/contracts';
import { amend } from './support/answers.js';
import { test as demo } from './support/demo.js';
import { flawsOf } from './support/flaws.js';
import { arrangePhone, openPanel } from './support/household.js';
import { showScreen } from './support/screen.js';
import { expect, test } from './support/test.js';

// German has the longest words of all languages: what they do not break, none does
const lang = 'de';

const phoneScreens = [
  'summary',
  'internet/statistics',
  'internet/searches',
  'internet/white-black-list',
  'internet/settings',
  'applications/statistics',
  'applications/list',
  'access-time/applications',
  'access-time/internet',
  'localization',
  'localization-old',
  'youtube',
  'screenview',
  'calls-and-text-messages/call-list',
  'calls-and-text-messages/sms-list',
  'calls-and-text-messages/contact-list',
  'battery',
  'monitored',
  'social-networks',
];
const computerScreens = ['internet/settings', 'screenview', 'screengrab', 'screengrabtest', 'localization'];

demo.describe('on a phone, in the language with the longest words', () => {
  // The simulated family may still be moving in
  demo.setTimeout(90_000);

  demo('no screen of the panel cuts, breaks or loses a word', async ({ page }) => {
    // The page alone speaks it: the account is shared with other journeys
    await amend(page, logged, (data) => ({ ...data, lang }));
    await page.goto('/panel/summary');
    const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    await expect(tile('Kuba')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('html')).toHaveAttribute('lang', lang);

    const flaws: Record<string, string[]> = {};
    for (const [child, screens] of [
      ['Zosia', phoneScreens],
      ['Kuba', computerScreens],
    ] as const) {
      await tile(child).click();
      await expect(tile(child)).toHaveAttribute('aria-pressed', 'true');
      for (const screen of screens) {
        await showScreen(page, screen);
        const found = await flawsOf(page);
        if (found.length > 0) flaws[`${child}: ${screen}`] = found;
      }
    }
    expect(flaws).toEqual({});
  });
});

const endless = (letter: string) => letter.repeat(10_000);

test('ten thousand characters in every text of a device stay inside of every list', async ({ page }) => {
  const { phone } = await arrangePhone(page, { features: '_GPS_,_YT_,_SMS_,_BATTERY_' });
  const ts = Math.floor(Date.now() / 1000) - 600;
  await phone.report({
    apps: [{ pkg: 'com.endless', name: endless('A'), version: endless('1'), firstSeen: ts - 86_400 }],
    usage: [{ pkg: 'com.endless', from: ts, to: ts + 300 }],
    visits: [{ ts, url: `https://${endless('u')}`, domain: endless('d'), blocked: 3 }],
    searches: [{ ts, keyword: endless('k'), url: endless('u'), engine: endless('e') }],
    calls: [{ ts, duration: 5, formattedNumber: endless('5'), normalizedNumber: endless('5'), callType: 1 }],
    smses: [{ ts, body: endless('s'), phoneNo: endless('6'), msgType: 1 }],
    contacts: [
      { contactId: 'c', name: endless('n'), text: endless('7'), text2: endless('t'), lastUpdated: ts },
    ],
    videos: [
      {
        ts,
        videoid: endless('v'),
        channelid: endless('c'),
        title: endless('T'),
        author: endless('a'),
        created: ts,
        blocked: 0,
      },
    ],
  });
  await openPanel(page);
  for (const [screen, letters] of [
    ['summary', 'AAAA'],
    ['applications/statistics', 'AAAA'],
    ['applications/list', 'AAAA'],
    ['internet/statistics', 'dddd'],
    ['internet/searches', 'kkkk'],
    ['youtube', 'TTTT'],
    ['calls-and-text-messages/call-list', '5555'],
    ['calls-and-text-messages/sms-list', 'ssss'],
    ['calls-and-text-messages/contact-list', 'nnnn'],
  ] as const) {
    await showScreen(page, screen);
    await expect(page.locator('main').getByText(letters).first()).toBeVisible();
    expect([screen, await flawsOf(page, { mayBreak: true })]).toEqual([screen, []]);
  }
});

test('words that are cut, broken or out of sight are found', async ({ page }) => {
  await page.goto('/error');
  await page.evaluate(() => {
    document.body.innerHTML = `
      <p style="width: 60px; overflow: hidden; white-space: nowrap">Geräteeinstellungen</p>
      <p style="width: 60px; overflow: hidden; white-space: nowrap" title="whole">Kontoeinstellungen</p>
      <p style="width: 60px; overflow-wrap: anywhere">Bestätigungscode</p>
      <p style="height: 20px; line-height: 20px; overflow: hidden">Standortverlauf<br>Einschränkungen</p>
      <div style="overflow-x: auto"><p style="width: 900px; text-align: right">Geschwindigkeit</p></div>
      <p style="position: fixed; left: -40px">Bildschirmbilder</p>`;
  });
  expect(await flawsOf(page)).toEqual([
    '“Geräteeinstellungen”: cut',
    '“Bestätigungscode”: Bestätigungscode is broken',
    '“Einschränkungen”: cut',
    '“Bildschirmbilder”: outside of the window',
  ]);
});
