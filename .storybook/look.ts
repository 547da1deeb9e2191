import { create, type ThemeVars } from 'storybook/theming';
import type { Theme } from './theme.js';

const shared = {
  brandTitle: 'Ostoja kit',
  brandTarget: '_self',
  fontBase: "'Onest Variable', system-ui, sans-serif",
  appBorderRadius: 12,
  inputBorderRadius: 8,
};

/**
 * How Storybook itself looks: the kit's paper, ink and green. The values are those of tokens.css; Storybook computes
 * with them before any style sheet is there.
 */
export const look: Record<Theme, ThemeVars> = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#1f5b47',
    colorSecondary: '#1f5b47',
    appBg: '#f2efe7',
    appContentBg: '#faf8f3',
    appPreviewBg: '#faf8f3',
    appBorderColor: '#e2ddd0',
    textColor: '#1d2a25',
    textMutedColor: '#52605a',
    barBg: '#faf8f3',
    barTextColor: '#52605a',
    barHoverColor: '#184a3a',
    barSelectedColor: '#1f5b47',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#7cc4a6',
    colorSecondary: '#4c8f75',
    appBg: '#111715',
    appContentBg: '#141a18',
    appPreviewBg: '#141a18',
    appBorderColor: '#2d3834',
    textColor: '#eaf0ec',
    textMutedColor: '#b0bdb7',
    barBg: '#141a18',
    barTextColor: '#b0bdb7',
    barHoverColor: '#95d3b9',
    barSelectedColor: '#7cc4a6',
  }),
};
