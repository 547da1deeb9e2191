import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as initialGlobals } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('../.storybook', import.meta.url));
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** A browser for one project: vitest writes the project's name into what it is given, so none is shared. */
const chromium = (instances: readonly object[] = [{}]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-dev-shm-usage',
        '--enable-unsafe-swiftshader',
        // Maps are drawn in software here, where compiling each shader once is the most of it: not also ahead of time
        '--disable-angle-features=warmUpPipelineCacheAtLink,supportsGraphicsPipelineLibrary',
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: instances.map((instance) => ({ browser: 'chromium' as const, ...instance })),
});

const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const dependencies = Object.keys((manifest as { dependencies: Record<string, string> }).dependencies);

/**
 * Every story with its play function in one theme at one width, and with axe in both themes. The second look costs a
 * fraction of a second rendering: two instances, which share what the server has read, show all four pictures.
 */
const looks = [
  { viewport: 'desktop', theme: 'light' },
  { viewport: 'phone', theme: 'dark' },
].map(({ viewport, theme }) => ({
  name: `stories-${viewport}`,
  provide: { [initialGlobals]: { theme, viewport: { value: viewport }, checksBothThemes: true } },
}));

const stories = {
  extends: true as const,
  plugins: [
    storybookTest({ configDir }),
    // A Storybook that is open has its own: two servers would rewrite each other's bundled dependencies.
    { name: 'own-cache', config: () => ({ cacheDir: 'node_modules/.cache/stories' }) },
  ],
  test: {
    name: 'stories',
    // One page for all files of a width: loading the kit anew for each took a fifth of the run.
    isolate: false,
    // Two maps drawn in software at once take their time on a small machine.
    testTimeout: 60_000,
    browser: chromium(looks),
  },
};

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        // Bundled before the first test: a dependency that is found midway reloads the page under a running test.
        optimizeDeps: {
          include: [...dependencies, 'react-dom/client', 'react/jsx-dev-runtime', 'storybook/test'],
        },
        cacheDir: 'node_modules/.cache/browser',
        plugins: [tailwindcss()],
        test: { name: 'browser', include: ['src/**/*.test.tsx'], browser: chromium() },
      },
      stories,
    ],
  },
});
