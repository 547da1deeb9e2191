import { addLine, addToList } from './add-line.mjs';

/**
 * Makes a handler known to its feature's module: the import and the entry among the providers.
 * @param {string} source the module's text
 * @param {{ file: string, className: string }} names
 * @param {string} where the module's path, for errors
 * @returns {string}
 */
export function registerHandler(source, { file, className }, where) {
  const imported = addLine(
    source,
    /^import .* from '/,
    `import { ${className} } from './${file}.action.js';`,
    where,
  );
  return addToList(imported, /providers: \[/, className, where);
}

/**
 * Makes a contract known to its channel: the import, the export and the entry in the list of all actions.
 * @param {string} source the text of the channel's index.ts
 * @param {{ name: string, file: string }} names
 * @param {'service' | 'agent'} channel
 * @returns {string}
 */
export function registerContract(source, { name, file }, channel) {
  const where = `contracts/src/${channel}/index.ts`;
  const imported = addLine(
    source,
    /^import \{.* from '\.\//,
    `import { ${name} } from './${file}.js';`,
    where,
  );
  const exported = addLine(imported, /^export \* from/, `export * from './${file}.js';`, where);
  return addToList(exported, new RegExp(`${channel}Actions = \\[`), name, where);
}
