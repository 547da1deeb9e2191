import type { ReactNode } from 'react';

/** The words of one slider. */
export interface MinutesLabels {
  /** "5 minutes less" and "5 minutes more". */
  readonly less: string;
  readonly more: string;
  readonly loading: string;
}

/** The words of a time limit. */
export interface TimeLimitLabels extends MinutesLabels {
  /** Names the field for typing: "Minutes". */
  readonly entry: string;
  /** The unit behind it: "min". */
  readonly unit: string;
  /** Said when nothing was typed, and when it is no whole number up to 1440. */
  readonly required: string;
  readonly notValid: string;
}

/** What all sliders of minutes take. */
export interface MinutesTexts {
  label: string;
  hint?: ReactNode;
  /** What is wrong, and how to mend it. */
  error?: ReactNode;
  /** Minutes in words: "2 h 30 min"; 480 and more of a limit: "No limit". */
  formatValue: (minutes: number) => string;
}
