import type { CSSProperties } from 'react';

/** Closed by the schedule: hatched, so that it is told from "allowed" without colour. */
export const closedPattern: CSSProperties = {
  backgroundColor: 'var(--ostoja-closed)',
  backgroundImage:
    'repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in oklab, var(--ostoja-ink-3) 26%, transparent) 5px 6px)',
};

/** Not reported yet: dotted, over whatever the schedule says. */
export const unreportedPattern: CSSProperties = {
  backgroundColor: 'color-mix(in oklab, var(--ostoja-surface) 60%, transparent)',
  backgroundImage: 'radial-gradient(circle at center, var(--ostoja-ink-3) 1px, transparent 1.4px)',
  backgroundSize: '6px 6px',
};
