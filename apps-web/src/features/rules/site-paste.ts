import { addSite, checkSiteEntry, type SiteLists } from '@ostoja/domain';

/** The most sites that a list of the wire holds. */
export const mostSites = 5000;

/** What several pasted sites come to. */
export interface PastedSites {
  /** New to both lists, each once. */
  readonly add: readonly string[];
  /** On the other list: they could be moved. */
  readonly move: readonly string[];
  /** On the list already. */
  readonly exists: readonly string[];
  /** No domains. */
  readonly notValid: readonly string[];
  /** How many began with `www.` or `m.`. */
  readonly prefixed: number;
}

/** The entries of a pasted text: one a line, or apart by spaces, commas or semicolons. */
export function splitEntries(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((entry) => entry !== '');
}

/** Judges several pasted sites by the rules for one (panel spec §5); `strip` answers the question about prefixes for all. */
export function judgePaste(entries: readonly string[], lists: SiteLists, strip: boolean): PastedSites {
  const found = { add: new Set<string>(), move: new Set<string>(), exists: new Set<string>() };
  const notValid = new Set<string>();
  let prefixed = 0;
  for (const entry of entries) {
    const first = checkSiteEntry(entry, lists);
    const asks = first.kind === 'ask-prefix';
    if (asks) prefixed += 1;
    const judged = asks ? addSite(strip ? first.stripped : first.domain, lists) : first;
    if (judged.kind === 'add') found.add.add(judged.domain);
    else if (judged.kind === 'exists') found.exists.add(judged.domain);
    else if (judged.kind === 'exists-in-other-list') found.move.add(judged.domain);
    else if (judged.kind === 'not-valid') notValid.add(entry);
  }
  return {
    add: [...found.add],
    move: [...found.move],
    exists: [...found.exists],
    notValid: [...notValid],
    prefixed,
  };
}
