import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import './preview.css';

/** Puts the toolbar's theme on the page itself, so that dialogs and other portals follow it too. */
const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals['theme'] ?? 'light');
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <Story />;
};

const preview: Preview = {
  decorators: [withTheme],
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
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '860px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
