import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('../.storybook', import.meta.url));
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Every story, with its play function and axe, in one theme at one width. */
function stories(theme: 'light' | 'dark', viewport: 'phone' | 'desktop') {
  return {
    extends: true as const,
    plugins: [
      storybookTest({ configDir, initialGlobals: { theme, viewport: { value: viewport } } }),
      // The add-on gives every project one cache: two servers would rewrite each other's bundled dependencies.
      { name: 'own-cache', config: () => ({ cacheDir: `node_modules/.cache/stories-${theme}-${viewport}` }) },
    ],
    test: {
      name: `stories-${theme}-${viewport}`,
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath,
            args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage'],
          },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] } },
      stories('light', 'desktop'),
      stories('dark', 'phone'),
    ],
  },
});
