import type { ReactElement } from 'react';

/** What the test puts on every component, beside the props that it needs to live. */
export interface Probe {
  readonly [data: `data-${string}`]: string;
  readonly [handler: `on${string}`]: (event: never) => void;
  readonly className?: string;
  readonly lang?: string;
  readonly 'aria-description'?: string;
  readonly ref?: (element: Element | null) => void;
}

/** One exported component, as the conformance test meets it. */
export interface Entry {
  /** The `data-slot` of its root: partners style by it, so it is a promise. */
  readonly slot: string;
  /** The component with the least that it needs, and the probe spread on it. */
  readonly render: (probe: Probe) => ReactElement;
  /**
   * Where `ref` and the rest of the props go. A form field gives them to its control, so that react-hook-form's
   * `register` spreads on it; its root takes `className`.
   */
  readonly rest: 'root' | 'control';
}

/** A component whose root takes everything. */
export function entry(slot: string, render: Entry['render']): Entry {
  return { slot, render, rest: 'root' };
}

/** A form field: `className` is for its root, everything else for its control. */
export function field(render: Entry['render'], slot = 'field'): Entry {
  return { slot, render, rest: 'control' };
}
