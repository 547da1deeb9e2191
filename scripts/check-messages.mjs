/**
 * `npm run i18n:check`: every language says everything, with the placeholders and plural forms that it needs; no message
 * is unused, unknown or left in English. Texts that rightly equal the English ones are in messages/same-as-english.json.
 */
import { relative } from 'node:path';
import { languages, localeOf } from '@ostoja/domain';
import { root } from './machine/repository.mjs';
import { readCatalogues } from './messages/catalogues.mjs';
import { compareWithEnglish } from './messages/compare.mjs';
import { readAllowed, staleEntries } from './messages/same-as-english.mjs';
import { mentionsIn, unknownKeys, unusedKeys } from './messages/usage.mjs';

const allowed = readAllowed();
const catalogues = readCatalogues();
const problems = catalogues.flatMap(check);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
for (const { program, languages: read } of catalogues) {
  const count = Object.keys(read.en ?? {}).length;
  console.log(`${program}: ${count} messages in ${Object.keys(read).length} languages`);
}
if (problems.length > 0) console.error(`${problems.length} problems`);

/** @param {import('./messages/catalogues.mjs').Catalogue} catalogue @returns {string[]} */
function check({ program, languages: read, sources }) {
  const absent = languages.map(({ language }) => language).filter((language) => !(language in read));
  if (absent.length > 0) return [`${program}: no messages in ${absent.join(', ')}`];
  const foreign = Object.keys(read).filter((name) => !languages.some(({ language }) => language === name));
  const allowedHere = allowed[program] ?? {};
  const keys = Object.keys(read.en);

  return [
    ...foreign.map((name) => `${program}/${name}.json: not a language of the product`),
    ...languages.flatMap(({ language }) =>
      compareWithEnglish(read.en, read[language], {
        locale: localeOf(language),
        maySame: (key) => language === 'en' || (allowedHere[key]?.languages.includes(language) ?? false),
      }).map((problem) => `${program}/${language}.json: ${problem}`),
    ),
    ...unusedKeys(
      keys,
      sources.map(({ text }) => mentionsIn(text)),
    ).map((key) => `${program}: nothing uses ${key}`),
    ...sources.flatMap(({ file, text }) =>
      unknownKeys(text, new Set(keys)).map(
        (key) => `${relative(root, file)}: shows ${key}, which is not in en.json`,
      ),
    ),
    ...staleEntries(allowedHere, read).map((problem) => `same-as-english.json: ${program}: ${problem}`),
  ];
}
