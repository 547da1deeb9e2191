import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { chartColours, shapePairs, speedColours, textPairs } from '../tokens/contrast-pairs.js';
import { BothThemes } from './tokens/BothThemes.js';
import { ColourEyes } from './tokens/ColourEyes.js';
import { ContrastTable } from './tokens/Contrast.js';
import { coloursByGroup, measuresOf } from './tokens/groups.js';
import { Measures, MotionSample, ShapeSample, TypeSample } from './tokens/Measures.js';
import { tokenNames, useTokenValues, type TokenValues } from './tokens/read-tokens.js';
import { Swatches } from './tokens/Swatches.js';

const meta = { title: 'Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tokensShown = (canvasElement: HTMLElement) =>
  new Set(
    [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')].map((token) => token.dataset['token']),
  );
const colours = () => coloursByGroup(tokenNames()).flatMap((group) => group.names);
const measures = {
  type: () => measuresOf(tokenNames(), 'font', 'text', 'weight', 'leading', 'tracking'),
  shape: () => measuresOf(tokenNames(), 'space', 'target', 'radius', 'shadow'),
  motion: () => measuresOf(tokenNames(), 'duration', 'easing'),
  layers: () => measuresOf(tokenNames(), 'z'),
};

function InThisTheme({ children }: { children: (values: TokenValues) => ReactNode }) {
  const [root, values] = useTokenValues();
  return <div ref={root}>{children(values)}</div>;
}

/** Every role with its value and its contrast against the surface. Figures are computed here, from the page's own CSS. */
export const Colours: Story = {
  parameters: { showsBothThemes: true },
  render: () => (
    <BothThemes>
      {(values) =>
        coloursByGroup(Object.keys(values)).map((group) => (
          <Swatches key={group.title} values={values} {...group} />
        ))
      }
    </BothThemes>
  ),
  play: async ({ canvasElement }) => {
    const all = new Set([...colours(), ...Object.values(measures).flatMap((names) => names())]);
    await expect(tokenNames().filter((name) => !all.has(name))).toEqual([]);
    await expect([...tokensShown(canvasElement)].toSorted()).toEqual(colours().toSorted());
  },
};

/** Every pair that meets in the kit. Text needs 4.5 to 1, a shape that means something 3 to 1. */
export const Contrast: Story = {
  parameters: { showsBothThemes: true },
  render: () => (
    <BothThemes>
      {(values) => (
        <>
          <ContrastTable values={values} caption="Text: at least 4.5" pairs={textPairs} least={4.5} />
          <ContrastTable
            values={values}
            caption="Shapes: at least 3"
            pairs={shapePairs.filter(([above]) => !speedColours.includes(above))}
            least={3}
          />
        </>
      )}
    </BothThemes>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot=contrast-pair]').length).toBeGreaterThan(100);
    await expect(canvasElement.querySelectorAll('[data-state=low]')).toHaveLength(0);
  },
};

/** Ten colours for charts. Any two differ for every kind of colour vision; about 0.02 is just noticed. */
export const ChartPalette: Story = {
  parameters: { showsBothThemes: true },
  render: () => (
    <BothThemes>{(values) => <ColourEyes values={values} names={chartColours} apart={1} />}</BothThemes>
  ),
};

/** Eighteen steps, darker with each. The difference is between steps that are six apart. */
export const SpeedGradient: Story = {
  parameters: { showsBothThemes: true },
  render: () => (
    <BothThemes>{(values) => <ColourEyes values={values} names={speedColours} apart={6} />}</BothThemes>
  ),
};

/** One variable typeface, Onest, bundled, with Latin-extended, Vietnamese and Cyrillic letters. */
export const Type: Story = {
  render: () => (
    <InThisTheme>
      {(values) => (
        <Measures values={values} names={measures.type()} sample={(name) => <TypeSample name={name} />} />
      )}
    </InThisTheme>
  ),
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check("16px 'Onest Variable'")).toBe(true);
  },
};

/** A grid of 4 pixels, three radii, one shadow for what floats. A target is never below `target-min`. */
export const SpaceAndShape: Story = {
  render: () => (
    <InThisTheme>
      {(values) => (
        <Measures values={values} names={measures.shape()} sample={(name) => <ShapeSample name={name} />} />
      )}
    </InThisTheme>
  ),
};

/** Short, and none at all where the system asks for less motion. */
export const Motion: Story = {
  render: () => (
    <InThisTheme>
      {(values) => (
        <Measures values={values} names={measures.motion()} sample={(name) => <MotionSample name={name} />} />
      )}
    </InThisTheme>
  ),
  play: async () => {
    const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const style = getComputedStyle(document.documentElement);
    for (const name of measures.motion().filter((token) => token.startsWith('duration'))) {
      const milliseconds = Number.parseFloat(style.getPropertyValue(`--ostoja-${name}`));
      await expect(milliseconds === 0).toBe(wantsLess);
    }
  },
};

/** What lies above what. */
export const Layers: Story = {
  render: () => (
    <InThisTheme>
      {(values) => <Measures values={values} names={measures.layers()} sample={() => null} />}
    </InThisTheme>
  ),
};
