import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useEffect, useLayoutEffect, useState } from 'react';
import { look } from './look.js';
import { themeOfPage, type Theme } from './theme.js';

const themeOf = (value: unknown): Theme => (value === 'dark' ? 'dark' : 'light');

/** The address has the toolbar's choices when a page is opened: `…&globals=theme:dark`. */
function themeOfAddress(): Theme {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  return themeOf(/(?:^|;)theme:(\w+)/.exec(globals)?.[1]);
}

/** A page of documentation in the theme of the toolbar, whether it holds stories or only words. */
export function ThemedDocs(props: DocsContainerProps) {
  const [theme, setTheme] = useState(themeOfAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setTheme(themeOf(globals['theme']));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useLayoutEffect(() => themeOfPage.set(theme), [theme]);
  return <DocsContainer {...props} theme={look[theme]} />;
}
