/** A chapter of the page of tokens: the names that begin like this. */
export interface TokenGroup {
  readonly title: string;
  readonly matches: RegExp;
}

/** Where each colour stands. Names that no group knows are shown as "Others", so that none is left out. */
export const colourGroups: readonly TokenGroup[] = [
  { title: 'Surfaces and lines', matches: /^(paper|surface|sunken|line|overlay)/ },
  { title: 'Text', matches: /^ink/ },
  { title: 'Brand', matches: /^brand/ },
  { title: 'Look here', matches: /^look/ },
  { title: 'Danger and blocks', matches: /^stop/ },
  { title: 'The day and its places', matches: /^(used|blocked|allowed|closed|place|schedule)/ },
  { title: 'A child has a colour', matches: /^child/ },
  { title: 'Charts', matches: /^chart/ },
  { title: 'Speed, slow to fast', matches: /^speed/ },
  { title: 'Drawn faces, codes and cropping: the same in both themes', matches: /^(avatar|code|crop)/ },
];

const isMeasure = /^(font|text|weight|leading|tracking|space|target|radius|shadow|duration|easing|z)(-|$)/;

/** Names of colours, by group. */
export function coloursByGroup(names: readonly string[]): { title: string; names: readonly string[] }[] {
  const colours = names.filter((name) => !isMeasure.test(name));
  const groups = colourGroups.map(({ title, matches }) => ({
    title,
    names: colours.filter((name) => matches.test(name)),
  }));
  const known = new Set(groups.flatMap((group) => group.names));
  return [...groups, { title: 'Others', names: colours.filter((name) => !known.has(name)) }].filter(
    (group) => group.names.length > 0,
  );
}

/** Names of everything that is not a colour and begins like this. */
export function measuresOf(names: readonly string[], ...prefixes: readonly string[]): string[] {
  return names.filter((name) =>
    prefixes.some((prefix) => name === prefix || (isMeasure.test(name) && name.startsWith(`${prefix}-`))),
  );
}
