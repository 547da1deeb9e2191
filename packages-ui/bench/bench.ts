/** One ratio, what it should be, and what it was made of. */
export interface Ratio {
  readonly name: string;
  readonly value: number;
  /** `least`: at least so much is good; `most`: at most. */
  readonly aim: { readonly least: number } | { readonly most: number };
  /** The figures behind it, in words. */
  readonly parts: string;
}

/**
 * One measurement of the kit. A file `bench/<name>.bench.tsx` exports one as `bench`; the runner finds it by its file
 * name, builds it for production, and runs it alone in a fresh page.
 */
export interface Bench {
  /** What is measured, as the heading of its ratios. */
  readonly name: string;
  measure(): Promise<readonly Ratio[]>;
}

/** A ratio as one line of text. */
export function line({ name, value, aim, parts }: Ratio): string {
  const good = 'least' in aim ? value >= aim.least : value <= aim.most;
  const wanted = 'least' in aim ? `aim ≥ ${aim.least}` : `aim ≤ ${aim.most}`;
  return `  ${name}: ${value.toFixed(2)} (${wanted}, ${good ? 'met' : 'missed'}; ${parts})`;
}

/** Milliseconds as the parts of a ratio say them. */
export const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;
