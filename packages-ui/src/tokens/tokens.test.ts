import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartColours, shapePairs, speedColours, textPairs } from './contrast-pairs.js';
import { contrast } from './contrast.js';
import { colourVisions, difference, lightness, seenWith } from './colour-vision.js';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function variablesOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--ostoja-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = variablesOf("[data-theme='light']");
const dark = variablesOf("[data-theme='dark']");

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_theme, variables) => {
  const ratio = (above: string, below: string) => contrast(variables[above] ?? '', variables[below] ?? '');

  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s is told apart from %s', (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3);
  });

  describe.each(colourVisions)('seen with %s', (vision) => {
    const seen = (names: readonly string[]) => names.map((name) => seenWith(vision, variables[name] ?? ''));

    it('tells any two of the ten chart colours apart, neighbours at a glance', () => {
      const colours = seen(chartColours);
      for (const [first, second, isNeighbour] of pairsOf(colours)) {
        expect(difference(first, second), `${first} and ${second}`).toBeGreaterThan(isNeighbour ? 0.1 : 0.06);
      }
    });

    it('tells slow from fast: speeds that are six steps apart differ at a glance', () => {
      const colours = seen(speedColours);
      for (const [step, slower] of colours.entries()) {
        for (const faster of colours.slice(step + 6)) {
          expect(difference(slower, faster), `${slower} and ${faster}`).toBeGreaterThan(0.09);
        }
      }
    });
  });

  it('makes every step of speed darker', () => {
    const steps = speedColours.map((name) => lightness(variables[name] ?? ''));
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  });
});

/** Every two colours once; the third value says whether they stand beside each other, the last beside the first. */
function pairsOf(colours: readonly string[]): [string, string, boolean][] {
  return colours.flatMap((first, index) =>
    colours.slice(index + 1).map((second, distance): [string, string, boolean] => {
      const isNeighbour = distance === 0 || distance === colours.length - 2;
      return [first, second, isNeighbour];
    }),
  );
}

it('gives the same dark theme by attribute and by system setting', () => {
  expect(variablesOf(':root:not([data-theme])')).toEqual(dark);
});

it('defines every colour in both themes', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

it('has ten chart colours and eighteen for speed', () => {
  expect(Object.keys(light).filter((name) => /^chart-\d+$/.test(name))).toHaveLength(10);
  expect(Object.keys(light).filter((name) => /^speed-\d+$/.test(name))).toHaveLength(18);
});
