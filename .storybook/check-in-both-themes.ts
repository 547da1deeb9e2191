import * as a11y from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { themeOfPage, type Theme } from './theme.js';
import { viewports } from './viewports.js';

/**
 * In a test run: proves that the story stood at the width that it claims, and looks at what its play function left
 * behind with axe in the other theme too. The a11y add-on's own look, in the theme of the run, comes after this one.
 * Outside of tests it does nothing.
 */
export const checkInBothThemes: NonNullable<Preview['afterEach']> = async (context) => {
  if (!context.globals['checksBothThemes'] || context.viewMode !== 'story') return;
  const name = String(context.globals['viewport']?.value);
  const viewport = Object.entries(viewports).find(([key]) => key === name)?.[1];
  await expect(`${String(window.innerWidth)}px`, `the width of ${name}`).toBe(viewport?.styles.width);

  // A story that holds both themes inside looks the same in either.
  if (context.parameters['showsBothThemes']) return;
  const shown = themeOfPage.get();
  const other: Theme = shown === 'light' ? 'dark' : 'light';
  try {
    themeOfPage.set(other);
    await a11y.afterEach(context);
  } catch (error) {
    // Axe's own message doesn't know which theme it looked at.
    if (error instanceof Error) error.message = `In the ${other} theme: ${error.message}`;
    throw error;
  } finally {
    themeOfPage.set(shown);
  }
};
