/** A host as lists are compared with it: lower case, without a port or a closing dot. */
export function cleanHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Every domain that a host belongs to, itself first: `m.example.com`, `example.com`, `com`. */
export function* domainsOf(host: string): Generator<string> {
  let rest = cleanHost(host);
  while (rest !== '') {
    yield rest;
    const dot = rest.indexOf('.');
    rest = dot < 0 ? '' : rest.slice(dot + 1);
  }
}

/** The most specific entry of a list that covers a host (a site covers its subdomains), or null. */
export function coveringEntry(list: readonly string[], host: string): string | null {
  for (const domain of domainsOf(host)) if (list.includes(domain)) return domain;
  return null;
}
