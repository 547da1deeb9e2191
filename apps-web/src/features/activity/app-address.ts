/** The address of one app in the list of apps: it opens there. */
export function appAddress(pkg: string): string {
  return `/panel/applications/list?app=${encodeURIComponent(pkg)}`;
}
