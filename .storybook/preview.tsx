import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { checkInBothThemes } from './check-in-both-themes.js';
import { themeOfPage } from './theme.js';
import { viewports } from './viewports.js';
import './preview.css';

/** Puts the toolbar's theme on the page. */
const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => themeOfPage.set(theme), [theme]);
  return <Story />;
};

// The blocks of documentation weigh more than the kit: a test run, which shows no documentation, must not load them.
const ThemedDocs = lazy(async () => ({ default: (await import('./themed-docs.js')).ThemedDocs }));

function Docs(props: DocsContainerProps) {
  return (
    <Suspense fallback={null}>
      <ThemedDocs {...props} />
    </Suspense>
  );
}

const preview: Preview = {
  decorators: [withTheme],
  afterEach: checkInBothThemes,
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      // A story is a part of a page: landmarks are the page's business.
      config: { rules: [{ id: 'region', enabled: false }] },
      // A test wants to know what is wrong only: describing everything that passed takes most of axe's time.
      options: import.meta.env['VITEST_STORYBOOK'] === 'false' ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true },
    docs: { container: Docs },
    options: {
      storySort: {
        order: [
          'Start here',
          'Partner guide',
          'Tokens',
          'Accessibility',
          ['Overview', '*'],
          'Components',
          'Charts',
          'Map',
          'Study',
          '*',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
