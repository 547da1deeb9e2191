import topLevelDomains from 'tlds' with { type: 'json' };

const pattern = /^(?:[\w-]{1,63}\.){1,5}[\w-]{2,63}$/;

const knownTopLevels: ReadonlySet<string> = new Set(topLevelDomains);

/**
 * A site as a parent types or pastes it, made a domain (panel §5): lowercased, trimmed, without its scheme,
 * cut at the first slash. `https://Example.com/page` gives `example.com`.
 */
export function normaliseDomain(entry: string): string {
  const bare = entry
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/^\/\//, '');
  return (bare.split('/', 1)[0] ?? '').trim();
}

/**
 * Checks a normalised domain (panel §5): 1 to 5 labels of 1 to 63 word characters or hyphens, then a last
 * label of 2 to 63 that is a known top-level domain.
 */
export function isDomain(domain: string): boolean {
  return pattern.test(domain) && isTopLevel(domain.slice(domain.lastIndexOf('.') + 1));
}

function isTopLevel(label: string): boolean {
  return knownTopLevels.has(label) || (label.startsWith('xn--') && punycodeTopLevels().has(label));
}

let punycode: ReadonlySet<string> | undefined;

/** The list holds national names as letters; a domain that passes the pattern holds them as `xn--…`. */
function punycodeTopLevels(): ReadonlySet<string> {
  punycode ??= new Set(
    topLevelDomains
      .filter((label) => /[^a-z0-9-]/.test(label))
      .map((label) => new URL(`http://${label}`).hostname),
  );
  return punycode;
}
