/** What a pattern matches that begins exactly at a place of a text. */
export function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  const sticky = new RegExp(pattern.source, 'uy');
  sticky.lastIndex = at;
  return sticky.exec(text) ?? undefined;
}
