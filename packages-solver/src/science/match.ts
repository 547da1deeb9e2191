const compiled = new Map<string, RegExp>();

/** What a pattern matches that begins exactly at a place of a text. */
export function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  const sticky = compiled.get(pattern.source) ?? new RegExp(pattern.source, 'uy');
  compiled.set(pattern.source, sticky);
  sticky.lastIndex = at;
  return sticky.exec(text) ?? undefined;
}
