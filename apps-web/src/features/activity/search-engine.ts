/** The engines that have a mark of their own (panel spec §2, Searches). */
export type SearchEngine = 'google' | 'bing' | 'youtube' | 'duckduckgo' | 'yahoo' | 'lycos';

const engines: readonly SearchEngine[] = ['google', 'bing', 'youtube', 'duckduckgo', 'yahoo', 'lycos'];

/**
 * Which engine a report names: a device says "Google", "google.com" or "www.google.pl". Null for any other word:
 * it gets the default mark.
 */
export function searchEngine(name: string): SearchEngine | null {
  const labels = name
    .trim()
    .toLowerCase()
    .split(/[\s./:]+/);
  return engines.find((engine) => labels.includes(engine)) ?? null;
}
