/** What a link downloads, as far as a parent can block it. */
export type DownloadKind = 'document' | 'executable';

const kinds: Readonly<Record<DownloadKind, ReadonlySet<string>>> = {
  document: new Set(['doc', 'docx', 'odp', 'ods', 'odt', 'pdf', 'ppt', 'pptx', 'rtf', 'xls', 'xlsx']),
  executable: new Set(['appx', 'bat', 'cmd', 'exe', 'jar', 'msi', 'msix', 'ps1', 'scr', 'vbs']),
};

/** Says by the ending of a link's path what it downloads; null for a page. Query and fragment don't count. */
export function downloadKind(url: string): DownloadKind | null {
  const [address = ''] = url.split(/[?#]/, 1);
  const path = address.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/^[^/]*/, '');
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  if (kinds.document.has(ending)) return 'document';
  return kinds.executable.has(ending) ? 'executable' : null;
}
