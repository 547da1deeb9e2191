import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages-ui/src/**/*.mdx', '../packages-ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // The kit is the root, not the repository: the test add-on is looked up from here and is installed there.
    root: fileURLToPath(new URL('../packages-ui', import.meta.url)),
    plugins: [...(vite.plugins ?? []), tailwindcss()],
  }),
};

export default config;
