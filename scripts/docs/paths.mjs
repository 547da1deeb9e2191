import { dirname, join } from 'node:path/posix';

/** Folders that hold no sources; no page may lean on them. */
const generated = new Set(['node_modules', 'dist', 'var', '.git', '.turbo', 'storybook-static']);

/** Tells whether a folder of this name is looked into. @param {string} name */
export const holdsSources = (name) => !generated.has(name);

const sourceFile = /\.(?:ts|tsx|mjs|css|md|json|svg|sh|png)$/;

/**
 * The targets of a page's relative links and pictures, without what follows `#`. Addresses of other sites are left out.
 * @param {string} markdown
 * @returns {string[]}
 */
export function linkTargets(markdown) {
  return Array.from(withoutFences(markdown).matchAll(/\]\(([^)\s]+)\)/g), ([, target]) => target)
    .filter((target) => !/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(target))
    .map((target) => target.split('#', 1)[0]);
}

/**
 * The paths that a page names in backticks, as far as they can be meant as files of this repository: what starts with
 * one of its folders, and whatever has a slash and ends like a source file. Patterns (`*`, `<name>`, `…`) are left out.
 * @param {string} markdown
 * @param {ReadonlySet<string>} folders the folders at the top of the repository
 * @returns {string[]}
 */
export function namedPaths(markdown, folders) {
  return Array.from(withoutFences(markdown).matchAll(/`([^`\s]+)`/g), ([, name]) => name)
    .filter((name) => name.includes('/') && /^\.?[\w@][\w@./-]*$/.test(name))
    .filter((name) => folders.has(name.split('/', 1)[0]) || sourceFile.test(name));
}

/**
 * What a page says about files that are not there.
 * @param {string} page the page's path, from the repository's root
 * @param {string} markdown
 * @param {readonly string[]} files every file of the repository, from its root
 * @returns {string[]} one line a problem
 */
export function missingPaths(page, markdown, files) {
  const present = new Set(files);
  const folders = new Set(files.flatMap(foldersOf));
  const tops = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/', 1)[0]));
  const exists = (path) => present.has(path) || folders.has(path);
  const named = (path) => exists(path) || files.some((file) => file.endsWith(`/${path}`));

  return [
    ...linkTargets(markdown)
      .filter((target) => !exists(trimmed(join(dirname(page), target))))
      .map((target) => `${page}: links to ${target}, which does not exist`),
    ...namedPaths(markdown, tops)
      .filter((path) => !named(trimmed(path)))
      .map((path) => `${page}: names ${path}, which does not exist`),
  ];
}

/**
 * The pages of a folder that its index does not link to.
 * @param {string} index the index's text
 * @param {readonly string[]} names the other pages' file names
 * @returns {string[]}
 */
export function unlisted(index, names) {
  const linked = new Set(linkTargets(index));
  return names.filter((name) => !linked.has(name));
}

/** Code blocks hold commands and examples, not claims about files. */
function withoutFences(markdown) {
  return markdown.replaceAll(/^```[^]*?^```/gm, '');
}

function foldersOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

const trimmed = (path) => path.replace(/\/$/, '');
