/**
 * Builds the bench page for production and runs its benches in Chromium, each in a fresh page. `npm run bench -- ui`
 * runs all of them, `npm run bench -- ui usage-bars` those named.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'ostoja-bench-'));
const ending = '.bench.tsx';
const all = readdirSync(root)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))
  .toSorted();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`no bench ${unknown.join(', ')}; there are: ${all.join(', ')}`);

const config = {
  root,
  configFile: false,
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
};

let browser;
let server;
try {
  await build({ ...config, plugins: [react(), tailwindcss()] });
  server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-dev-shm-usage', '--js-flags=--expose-gc'],
  });
  for (const name of wanted.length > 0 ? wanted : all) {
    for (const text of await runOne(name)) console.log(text);
  }
} finally {
  await browser?.close();
  await server?.close();
  rmSync(outDir, { recursive: true, force: true });
}

async function runOne(name) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => console.error(error));
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.exposeFunction('scriptSeconds', async () => {
    const { metrics } = await inspector.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? Number.NaN;
  });
  await page.goto(server.resolvedUrls.local[0]);
  await page.waitForFunction(() => typeof globalThis.runBench === 'function');
  const lines = await page.evaluate((file) => globalThis.runBench(file), name);
  await page.close();
  return lines;
}
