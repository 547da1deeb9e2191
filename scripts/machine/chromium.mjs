import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.mjs';

/**
 * Finds a Chromium-family browser: `CHROMIUM_PATH` first, then the system's, then one that Playwright downloaded.
 * @returns {string | undefined} the absolute path of its executable
 */
export function findChromium() {
  return findProgram([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...downloadedByPlaywright(),
  ]);
}

function downloadedByPlaywright() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  try {
    return readdirSync(folder)
      .filter((name) => /^chromium-\d+$/.test(name))
      .toSorted()
      .toReversed()
      .flatMap((name) =>
        ['chrome-linux', 'chrome-linux64'].map((inner) => join(folder, name, inner, 'chrome')),
      );
  } catch {
    return [];
  }
}
