import { inRepository } from './repository.mjs';

/** How to run npm itself: the one that runs us, so that Windows and odd installations work alike. */
export const npm = (...args) =>
  process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, [process.env.npm_execpath, ...args]]
    : ['npm', args];

/** How to run turbo from this repository's node_modules. */
export const turbo = (...args) => [
  process.execPath,
  [inRepository('node_modules', 'turbo', 'bin', 'turbo'), ...args],
];
