import * as a11y from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rememberColours } from './remember-colours.js';
import { themeOfPage, type Theme } from './theme.js';
import { viewports } from './viewports.js';

/** The axe rules that a colour can break: a theme changes colours only, so nothing else can differ in the other one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * In a test run: proves that the story stood at the width that it claims, and looks at what its play function left
 * behind with axe's colour rules in the other theme too. The a11y add-on's own look, with every rule in the theme of
 * the run, comes after this one. Outside of tests it does nothing.
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
    await a11y.afterEach(withRules(context, colourRules));
  } catch (error) {
    // Axe's own message doesn't know which theme it looked at.
    if (error instanceof Error) error.message = `In the ${other} theme: ${error.message}`;
    throw error;
  } finally {
    themeOfPage.set(shown);
  }
};

if (import.meta.env['VITEST_STORYBOOK'] === 'false') rememberColours();

type StoryContext = Parameters<typeof a11y.afterEach>[0];

/** The same story, for these rules of axe alone. */
function withRules(context: StoryContext, rules: string[]): StoryContext {
  const { a11y: settings = {} } = context.parameters;
  const options = { ...settings.options, runOnly: { type: 'rule', values: rules } };
  return { ...context, parameters: { ...context.parameters, a11y: { ...settings, options } } };
}
