import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRepository } from '../machine/repository.mjs';
import { withoutComments } from './usage.mjs';

/** The programs that speak to people. Each has one folder called `messages` with one file a language. */
const programs = ['apps-web', 'apps-api'];

/**
 * @typedef {object} Catalogue
 * @property {string} program for example `apps-web`
 * @property {Record<string, Record<string, string>>} languages language → key → text
 * @property {{ file: string, text: string }[]} sources the program's source files, without its tests, without comments
 */

/**
 * Reads every catalogue of the repository.
 * @returns {Catalogue[]}
 */
export function readCatalogues() {
  return programs.map((program) => {
    const files = filesUnder(inRepository(program, 'src'));
    const messages = files.filter((file) => /[/\\]messages[/\\][^/\\]+\.json$/.test(file));
    const sources = files.filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
    return {
      program,
      languages: Object.fromEntries(messages.map((file) => [basename(file, '.json'), readJson(file)])),
      sources: sources.map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) })),
    };
  });
}

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}
