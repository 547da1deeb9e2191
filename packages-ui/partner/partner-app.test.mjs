import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findChromium } from '../../scripts/machine/chromium.mjs';
import { kit } from './kit.mjs';
import { weigh } from './measure.mjs';
import { packKit } from './pack.mjs';
import { makeScratchApp } from './scratch-app.mjs';

/** @type {import('./scratch-app.mjs').ScratchApp} */
let app;
const packed = packKit();
before(() => {
  app = makeScratchApp(packed.tarball);
});
after(() => {
  packed.remove();
  app?.remove();
});

describe('the types of every entry', () => {
  before(() => {
    const lines = kit.code.map(({ name }, index) => `export * as entry${index} from '${name}';`);
    writeFileSync(join(app.folder, 'types', 'entries.ts'), `${lines.join('\n')}\n`);
  });
  for (const resolution of ['bundler', 'nodenext']) {
    test(`resolve for a partner whose TypeScript resolves modules as ${resolution}`, () => {
      app.run('typescript/bin/tsc', '--project', `types/tsconfig.${resolution}.json`);
    });
  }
});

describe('the code of every entry', () => {
  for (const { name } of kit.code) {
    test(`${name} does nothing when it is imported, on a server too`, () => {
      const script = `
        const before = new Set(Reflect.ownKeys(globalThis));
        await import('${name}');
        const left = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
        console.log(JSON.stringify(left));
      `;
      writeFileSync(join(app.folder, 'import.mjs'), script);
      // A library below Radix (tslib) gives its helpers, which begin like this, to everybody.
      const left = JSON.parse(app.run('../import.mjs')).filter((key) => !key.startsWith('__'));
      assert.deepEqual(left, []);
    });
  }

  test('is left out of a bundle where it is not used', async () => {
    const { atOnce, later } = await weigh(`export { Button } from '@ostoja/ui'`, app.folder);
    const unused =
      /^(libphonenumber-js|qrcode|input-otp|katex|@visx\/|@deck\.gl\/|@radix-ui\/react-(dialog|toast))/;
    assert.ok(atOnce.packages.includes('clsx'), 'the bundle was looked into');
    assert.deepEqual(
      [...atOnce.packages, ...later.packages].filter((name) => unused.test(name)),
      [],
    );
    assert.ok(atOnce.bytes < 16 * 1024, `a Button alone weighs ${atOnce.bytes} bytes`);
  });
});

describe('the pages of a partner', () => {
  let browser;
  const servers = [];
  const looks = {};

  before(async () => {
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage'],
    });
  });
  after(async () => {
    await browser?.close();
    for (const server of servers) await server.close();
  });

  /** Builds one of the apps with its own Vite and opens what came out. */
  async function open(name) {
    const root = join(app.folder, name);
    app.run('vite/bin/vite.js', 'build', name, '--logLevel', 'error');
    const server = await preview({ root, configFile: false, logLevel: 'error', preview: { port: 0 } });
    servers.push(server);
    // Without motion: colours are measured, not what they pass through.
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
    const complaints = [];
    const origin = server.resolvedUrls.local[0];
    page.on('console', (message) => message.type() !== 'info' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(origin) || request.url().startsWith('data:');
      if (!isOwn) complaints.push(`asks for ${request.url()}`);
    });
    await page.goto(origin);
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    return { page, complaints };
  }

  test('without Tailwind, theme.css styles the kit and the brand of the partner colours it', async () => {
    const { page, complaints } = await open('plain');
    const save = page.getByRole('button', { name: 'Save' });
    assert.equal(await styleOf(save, 'background-color'), 'rgb(106, 44, 143)');
    assert.equal(await styleOf(save, 'border-top-left-radius'), '2px');
    await setTheme(page, 'dark');
    assert.equal(await styleOf(save, 'background-color'), 'rgb(211, 166, 238)');
    assert.equal(await styleOf(page.locator('body'), 'background-color'), 'rgb(20, 26, 24)');
    await setTheme(page, 'light');
    assert.equal(
      await styleOf(page.locator('h1'), 'margin-top'),
      '20.1px',
      "a partner's own heading is left alone",
    );
    await assertDialogWorks(page);
    looks.plain = await measure(page);
    assert.deepEqual(complaints, []);
  });

  test("with Tailwind 4, the kit's classes and names are there, in the kit's own colours", async () => {
    const { page, complaints } = await open('tailwind');
    const save = page.getByRole('button', { name: 'Save' });
    assert.equal(await styleOf(save, 'background-color'), 'rgb(31, 91, 71)');
    const own = page.locator('#own');
    assert.equal(await styleOf(own, 'background-color'), 'rgb(223, 236, 229)');
    assert.equal(await styleOf(own, 'padding-top'), '16px');
    await setTheme(page, 'dark');
    assert.equal(await styleOf(save, 'background-color'), 'rgb(124, 196, 166)');
    await setTheme(page, 'light');
    await assertDialogWorks(page);
    looks.tailwind = await measure(page);
    assert.deepEqual(complaints, []);
  });

  test('both ways give every part the same measures and type', () => {
    assert.ok(looks.plain.length > 20);
    assert.deepEqual(looks.plain, looks.tailwind);
  });
});

const styleOf = (locator, property) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const setTheme = (page, theme) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

async function assertDialogWorks(page) {
  await page.getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a child' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** What each part of the kit measures and how its text is set, in the order of the page. Brand and radius are left out. */
function measure(page) {
  return page.evaluate(() => {
    const names = [
      'height',
      'padding',
      'margin',
      'border-width',
      'font-family',
      'font-size',
      'font-weight',
      'line-height',
      'color',
      'display',
      'box-sizing',
    ];
    const brand = new Set(['rgb(106, 44, 143)', 'rgb(31, 91, 71)']);
    return [...document.querySelectorAll('main [data-slot]')].map((element) => {
      const style = getComputedStyle(element);
      const values = names.map((name) => [name, style.getPropertyValue(name)]);
      return Object.fromEntries([
        ['slot', element.dataset.slot],
        ...values.map(([name, value]) => [name, brand.has(value) ? 'brand' : value]),
      ]);
    });
  });
}
