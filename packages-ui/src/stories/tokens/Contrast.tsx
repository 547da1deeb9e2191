import { Check, X } from 'lucide-react';
import { contrast } from '../../tokens/contrast.js';
import type { ColourPair } from '../../tokens/contrast-pairs.js';
import { hexOf } from './hex-of.js';
import type { TokenValues } from './read-tokens.js';

/** The contrast of two tokens, or undefined where one of them is not an opaque colour. */
export function contrastOf(values: TokenValues, above: string, ground: string): number | undefined {
  const [first, second] = [hexOf(values[above] ?? ''), hexOf(values[ground] ?? '')];
  return first && second ? contrast(first, second) : undefined;
}

export interface ContrastTableProps {
  values: TokenValues;
  caption: string;
  pairs: readonly ColourPair[];
  /** What the pairs must reach. */
  least: number;
}

/** Pairs of colours that meet in the kit, each with a sample, its figure and whether that is enough. */
export function ContrastTable({ values, caption, pairs, least }: ContrastTableProps) {
  return (
    <table className="mb-5 w-full border-collapse text-sm last:mb-0">
      <caption className="pb-2 text-left text-ink-2">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th>Sample</th>
          <th>Pair</th>
          <th>Contrast</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([above, ground]) => {
          const ratio = contrastOf(values, above, ground) ?? 0;
          const isEnough = ratio >= least;
          return (
            <tr key={`${above} ${ground}`} data-slot="contrast-pair" data-state={isEnough ? 'enough' : 'low'}>
              <td className="w-13 border-t border-line py-1.5 pr-3">
                <span
                  aria-hidden
                  className="grid h-7 w-10 place-items-center rounded-sm border border-line font-semibold"
                  style={{ background: `var(--ostoja-${ground})`, color: `var(--ostoja-${above})` }}
                >
                  {least >= 4.5 ? 'Aa' : '●'}
                </span>
              </td>
              <th scope="row" className="border-t border-line py-1.5 text-left font-normal">
                {`${above} on ${ground}`}
              </th>
              <td className="border-t border-line py-1.5 pl-2 text-right whitespace-nowrap tabular-nums">
                {ratio.toFixed(2)}
                {isEnough ? (
                  <Check aria-label="enough" className="ml-1 inline size-4 text-used" />
                ) : (
                  <X aria-label="too low" className="ml-1 inline size-4 text-stop" />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
