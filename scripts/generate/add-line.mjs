/**
 * Adds a line to a block of like lines, in alphabetical place.
 * @param {string} source
 * @param {RegExp} like matches each line of the block, and the new one
 * @param {string} line
 * @param {string} where says which block, for the error
 * @returns {string}
 * @throws {Error} when there is no such block
 */
export function addLine(source, like, line, where) {
  const lines = source.split('\n');
  if (lines.includes(line)) return source;
  const block = lines.flatMap((text, index) => (like.test(text) ? [index] : []));
  if (block.length === 0) throw new Error(`found no place for "${line.trim()}" in ${where}`);
  const next = block.find((index) => orderOf(lines[index]) > orderOf(line));
  return lines.toSpliced(next ?? block.at(-1) + 1, 0, line).join('\n');
}

/** Sorted by the file that a line names: packages, then other folders, then the own one. */
function orderOf(line) {
  const file = /'([^']+)'/.exec(line)?.[1] ?? line.trim();
  return file.startsWith('.') ? `~${file}` : file;
}

/**
 * Adds a word to a list that may stand on one line or on many, in alphabetical place.
 * @param {string} source
 * @param {RegExp} opening matches up to and including the list's opening bracket
 * @param {string} word
 * @param {string} where says which list, for the error
 * @returns {string}
 * @throws {Error} when there is no such list
 */
export function addToList(source, opening, word, where) {
  const match = opening.exec(source);
  if (!match) throw new Error(`found no list for ${word} in ${where}`);
  const from = match.index + match[0].length;
  const to = source.indexOf(']', from);
  const words = source
    .slice(from, to)
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  if (words.includes(word)) return source;
  const next = words.findIndex((other) => other > word);
  const all = words.toSpliced(next === -1 ? words.length : next, 0, word);
  return `${source.slice(0, from)}\n${all.map((text) => `  ${text},\n`).join('')}${source.slice(to)}`;
}
