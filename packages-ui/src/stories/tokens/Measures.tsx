import type { CSSProperties, ReactNode } from 'react';
import type { TokenValues } from './read-tokens.js';

export interface MeasuresProps {
  values: TokenValues;
  names: readonly string[];
  /** Shows what the token does. */
  sample: (name: string) => ReactNode;
}

/** Sizes, durations and layers: a sample, the name, the value. */
export function Measures({ values, names, sample }: MeasuresProps) {
  return (
    <ul className="m-0 mb-4 list-none p-0 font-sans text-ink">
      {names.map((name) => (
        <li
          key={name}
          data-slot="token"
          data-token={name}
          className="grid gap-x-4 gap-y-1 border-t border-line py-2 sm:grid-cols-[11rem_11rem_minmax(0,1fr)] sm:items-center"
        >
          <span className="text-sm font-medium">{name}</span>
          <span className="text-sm text-ink-2 tabular-nums [overflow-wrap:anywhere]">{values[name]}</span>
          <span className="min-w-0">{sample(name)}</span>
        </li>
      ))}
    </ul>
  );
}

const reference = (name: string) => `var(--ostoja-${name})`;

/** A sentence set with one token of type. */
export function TypeSample({ name }: { name: string }) {
  const [kind = ''] = name.split('-');
  const style: Record<string, CSSProperties> = {
    font: { fontFamily: reference(name) },
    text: { fontSize: reference(name) },
    weight: { fontWeight: reference(name) },
    leading: { lineHeight: reference(name) },
    tracking: { letterSpacing: reference(name) },
  };
  return (
    <span className="block [overflow-wrap:anywhere]" style={style[kind]}>
      Zażółć gęślą jaźń · Được nghỉ 17:30
    </span>
  );
}

/** A box that is as wide, as round or as raised as one token says. */
export function ShapeSample({ name }: { name: string }) {
  if (name.startsWith('radius')) {
    return (
      <span
        aria-hidden
        className="block size-12 border border-line-2 bg-brand-soft"
        style={{ borderRadius: reference(name) }}
      />
    );
  }
  if (name.startsWith('shadow')) {
    return (
      <span
        aria-hidden
        className="my-3 ml-3 block size-12 rounded-md bg-surface"
        style={{ boxShadow: reference(name) }}
      />
    );
  }
  return <span aria-hidden className="block h-4 rounded-[2px] bg-brand" style={{ width: reference(name) }} />;
}

/** A dot that runs along its line in the token's time, when the row is hovered or focused. */
export function MotionSample({ name }: { name: string }) {
  const style: CSSProperties = name.startsWith('duration')
    ? { transitionDuration: reference(name) }
    : { transitionTimingFunction: reference(name), transitionDuration: '1s' };
  return (
    <button
      type="button"
      aria-label={`Try ${name}`}
      className="group focus-ring block h-6 w-48 max-w-full cursor-pointer rounded-sm bg-sunken px-1"
    >
      <span
        aria-hidden
        className="block size-4 rounded-full bg-brand transition-transform group-hover:translate-x-40 group-focus-visible:translate-x-40 motion-reduce:transition-none"
        style={style}
      />
    </button>
  );
}
