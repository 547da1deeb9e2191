import { contrastOf } from './Contrast.js';
import type { TokenValues } from './read-tokens.js';

export interface SwatchesProps {
  values: TokenValues;
  title: string;
  names: readonly string[];
}

/** Colours by name, each with its value and its contrast against the surface of a card. */
export function Swatches({ values, title, names }: SwatchesProps) {
  return (
    <div className="mb-5 last:mb-0">
      <h4 className="mb-2 text-sm text-ink-2">{title}</h4>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {names.map((name) => {
          const ratio = contrastOf(values, name, 'surface');
          return (
            <li
              key={name}
              data-slot="token"
              data-token={name}
              className="overflow-hidden rounded-sm border border-line bg-surface text-xs"
            >
              <span
                aria-hidden
                className="block h-10 border-b border-line"
                style={{ background: `var(--ostoja-${name})` }}
              />
              <span className="block px-2 py-1.5">
                <span className="block font-medium text-ink [overflow-wrap:anywhere]">{name}</span>
                <span className="block text-ink-2 tabular-nums">{values[name]}</span>
                <span className="block text-ink-3 tabular-nums">
                  {ratio === undefined ? 'with transparency' : `${ratio.toFixed(2)} on surface`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
