const literal = /(['"`])([\w.-]+)\1/g;
const template = /`([\w.-]+\.)\$\{/g;

/**
 * A source text without its comments: what only a comment names is not used.
 * @param {string} source
 */
export function withoutComments(source) {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

/**
 * Which message keys a program's source mentions: as a whole string, or as the beginning of a template such as
 * `errors.${name}`.
 * @param {string} source
 * @returns {{ whole: Set<string>, beginnings: Set<string> }}
 */
export function mentionsIn(source) {
  return {
    whole: new Set([...source.matchAll(literal)].map((match) => match[2])),
    beginnings: new Set([...source.matchAll(template)].map((match) => match[1])),
  };
}

/**
 * The keys that no source mentions.
 * @param {string[]} keys
 * @param {{ whole: Set<string>, beginnings: Set<string> }[]} mentions of all source files
 */
export function unusedKeys(keys, mentions) {
  const isUsed = (key) =>
    mentions.some(
      ({ whole, beginnings }) =>
        whole.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning)),
    );
  return keys.filter((key) => !isUsed(key));
}

/** Calls that show a message, with the key as a plain string. */
const calls = [
  /<T\b[^<>]*?\bid=(['"])([^'"]+)\1/g,
  /\bt\(\s*(['"`])([^'"`$]+)\1/g,
  /\bformatMessage\(\s*\{\s*id:\s*(['"`])([^'"`$]+)\1/g,
];

/**
 * The keys that a source file shows but the catalogue lacks.
 * @param {string} source
 * @param {Set<string>} keys
 */
export function unknownKeys(source, keys) {
  const shown = calls.flatMap((call) => [...source.matchAll(call)].map((match) => match[2]));
  return [...new Set(shown)].filter((key) => !keys.has(key));
}
