import { colourVisions, difference, seenWith, type ColourVision } from '../../tokens/colour-vision.js';
import { hexOf } from './hex-of.js';
import type { TokenValues } from './read-tokens.js';

const words: Record<ColourVision, string> = {
  full: 'Full colour vision',
  protanopia: 'Without long cones (protanopia)',
  deuteranopia: 'Without middle cones (deuteranopia)',
  tritanopia: 'Without short cones (tritanopia)',
};

export interface ColourEyesProps {
  values: TokenValues;
  names: readonly string[];
  /** Compares only colours that stand at least this many places apart. */
  apart: number;
}

/** A row of colours as it looks to full and to colour-blind eyes, with the smallest difference in it. */
export function ColourEyes({ values, names, apart }: ColourEyesProps) {
  const colours = names.flatMap((name) => hexOf(values[name] ?? '') ?? []);
  return (
    <div className="grid gap-4">
      {colourVisions.map((vision) => {
        const seen = colours.map((colour) => seenWith(vision, colour));
        const differences = seen.flatMap((first, index) =>
          seen.slice(index + apart).map((second) => difference(first, second)),
        );
        return (
          <figure key={vision} className="m-0">
            <div aria-hidden className="flex h-9 overflow-hidden rounded-sm">
              {seen.map((colour, index) => (
                <span key={names[index]} className="flex-1" style={{ background: colour }} />
              ))}
            </div>
            <figcaption className="mt-1 flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
              <span>{words[vision]}</span>
              <span className="tabular-nums">
                smallest difference {differences.length > 0 ? Math.min(...differences).toFixed(3) : '…'}
              </span>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
