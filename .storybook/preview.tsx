import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
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
    },
    controls: { expanded: true },
    options: { storySort: { order: ['Start here', 'Tokens', 'Components', 'Charts', '*'] } },
    viewport: { options: viewports },
  },
};

export default preview;
