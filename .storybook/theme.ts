export type Theme = 'light' | 'dark';

const root = document.documentElement;

/** The theme of the whole page, so that dialogs and other portals follow it too. */
export const themeOfPage = {
  get: (): Theme => (root.dataset['theme'] === 'dark' ? 'dark' : 'light'),
  set(theme: Theme) {
    root.dataset['theme'] = theme;
  },
};
