import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { look } from './look.js';
import type { Theme } from './theme.js';

addons.setConfig({ theme: look.light, sidebar: { showRoots: true } });

/** The toolbar's theme is the theme of everything: the story, its page and Storybook around them. */
addons.register('ostoja/look', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const theme: Theme = globals['theme'] === 'dark' ? 'dark' : 'light';
    api.setOptions({ theme: look[theme] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
