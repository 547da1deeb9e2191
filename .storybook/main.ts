import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import type { StorybookConfig } from '@storybook/react-vite';

const manifest: unknown = JSON.parse(
  readFileSync(new URL('../packages-ui/package.json', import.meta.url), 'utf8'),
);
const dependencies = Object.keys((manifest as { dependencies: Record<string, string> }).dependencies);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages-ui/src/**/*.mdx', '../packages-ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // The kit is the root, not the repository: the test add-on is looked up from here and is installed there.
    root: fileURLToPath(new URL('../packages-ui', import.meta.url)),
    // Bundled before the first story: a dependency that is found midway reloads the page under a running test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...dependencies, 'react-hook-form'],
    },
    plugins: [...(vite.plugins ?? []), tailwindcss()],
  }),
};

export default config;
