/** One thing to choose. */
export interface ComboboxOption {
  /** Not empty: an empty value means that nothing is chosen. */
  readonly value: string;
  readonly label: string;
  /** A second line: what tells two like names apart. */
  readonly description?: string;
  readonly disabled?: boolean;
}

/** Letters that Unicode does not take apart. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text as it is compared: without case and accents, so that "lodz" finds "Łódź". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđøßæœ]/g, (letter) => STROKES[letter] ?? letter)
    .trim();
}

/** The options that hold every typed word, in any order and anywhere. */
export function matchingOptions(
  options: readonly ComboboxOption[],
  query: string,
): readonly ComboboxOption[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, description = '' }) => {
    const text = foldText(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  });
}

/** The nearest option that can be chosen, from an index in a direction, round the ends; -1 when there is none. */
export function nextEnabled(options: readonly ComboboxOption[], from: number, step: 1 | -1): number {
  for (let count = 1; count <= options.length; count += 1) {
    const at = (from + step * count + options.length * (count + 1)) % options.length;
    if (!options[at]?.disabled) return at;
  }
  return -1;
}
