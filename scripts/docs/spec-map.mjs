/** How a rule of the specification stands in the map when no file does it yet. */
export const notYet = 'not yet';

const isTest = /(?:\.test\.(?:ts|tsx|mjs)|\.spec\.ts|\.stories\.tsx|\/consumer\/interactions\/[\w-]+\.ts)$/;

/**
 * @typedef {object} Row
 * @property {number} line counted from 1
 * @property {string} rule
 * @property {string} section
 * @property {string} code links, or `not yet`
 * @property {string} test links, or nothing for `not yet`
 */

/**
 * The rows of the map's tables.
 * @param {string} markdown
 * @returns {Row[]}
 */
export function readRows(markdown) {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return [];
    const [rule = '', section = '', code = '', test = ''] = cells(text);
    const isHead = rule === 'Rule' || /^[:-]+$/.test(rule);
    return isHead ? [] : [{ line: index + 1, rule, section, code, test }];
  });
}

/**
 * What is wrong with the map: a row that is neither done nor not yet, a test that is none, an action that is missing.
 * Whether the files exist is not looked at here.
 * @param {string} markdown
 * @param {readonly string[]} actions the names of every contract's action
 * @returns {string[]} one line a problem
 */
export function problemsOfMap(markdown, actions) {
  const rows = readRows(markdown);
  const mentioned = new Set(
    rows.flatMap(({ rule }) => Array.from(rule.matchAll(/`(\w+)`/g), ([, name]) => name)),
  );
  return [
    ...rows.flatMap(problemsOfRow),
    ...actions.filter((name) => !mentioned.has(name)).map((name) => `no row names the action ${name}`),
  ];
}

/**
 * How many of the map's rows are done.
 * @param {string} markdown
 */
export function countRows(markdown) {
  const rows = readRows(markdown);
  return { all: rows.length, done: rows.filter(({ code }) => code !== notYet).length };
}

function problemsOfRow({ line, rule, section, code, test }) {
  const at = `line ${line} (${rule})`;
  if (!/^(?:panel|service) §\d/.test(section)) return [`${at}: names no section of the specification`];
  if (code === notYet) return test === '' ? [] : [`${at}: is not yet done, but names a test`];
  if (targets(code).length === 0) return [`${at}: names no file, and is not "${notYet}"`];
  if (targets(test).length === 0) return [`${at}: names no test`];
  return targets(test)
    .filter((target) => !isTest.test(target))
    .map((target) => `${at}: ${target} is not a test`);
}

const targets = (cell) => Array.from(cell.matchAll(/\]\(([^)]+)\)/g), ([, target]) => target);

/** A pipe inside a cell is written `\|`. */
function cells(text) {
  return text
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}
