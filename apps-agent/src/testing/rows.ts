import type { TelemetryRow } from '../queue/index.js';

/** A visit that is told from others by its number. */
export function visit(n: number): TelemetryRow {
  return [
    'visits',
    { ts: 1_790_000_000 + n, url: `https://example.org/${n}`, domain: 'example.org', blocked: 0 },
  ];
}

/** A battery reading that is told from others by its number. */
export function reading(n: number): TelemetryRow {
  return ['health', { ts: 1_790_000_000 + n, gps: 3, battery: n % 101 }];
}
