import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('../.storybook', import.meta.url));
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** A browser for one project: vitest writes the project's name into what it is given, so none is shared. */
const chromium = () => ({
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
  instances: [{ browser: 'chromium' as const }],
});

const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const dependencies = Object.keys((manifest as { dependencies: Record<string, string> }).dependencies);

/**
 * Every story with its play function in one theme at one width, and with axe in both themes. The second look costs a
 * fraction of a second rendering: two projects show all four pictures.
 */
function stories(viewport: 'phone' | 'desktop', theme: 'light' | 'dark') {
  return {
    extends: true as const,
    plugins: [
      storybookTest({
        configDir,
        initialGlobals: { theme, viewport: { value: viewport }, checksBothThemes: true },
      }),
      // The add-on gives every project one cache: two servers would rewrite each other's bundled dependencies.
      { name: 'own-cache', config: () => ({ cacheDir: `node_modules/.cache/stories-${viewport}` }) },
    ],
    test: {
      name: `stories-${viewport}`,
      // One page for all files of a project: loading the kit anew for each took a fifth of the run.
      isolate: false,
      // Two maps drawn in software at once take their time on a small machine.
      testTimeout: 60_000,
      browser: chromium(),
    },
  };
}

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
      stories('desktop', 'light'),
      stories('phone', 'dark'),
    ],
  },
});
