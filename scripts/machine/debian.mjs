import { readFileSync } from 'node:fs';
import { findProgram } from './find-program.mjs';

/**
 * Says whether this process may install system packages here: Debian, and root.
 * @returns {boolean}
 */
export function canInstallPackages() {
  return process.getuid?.() === 0 && isDebian(readOsRelease()) && findProgram(['apt-get']) !== undefined;
}

/**
 * The apt-get commands that install packages without asking anything, with what they recommend: a browser wants fonts.
 * @param {string[]} packages
 * @returns {[string, string[]][]}
 */
export const installCommands = (packages) => [
  ['apt-get', ['update', '-q']],
  ['apt-get', ['install', '-q', '-y', ...packages]],
];

/**
 * Says whether an os-release file describes Debian itself or one of its children, but not Ubuntu, whose `chromium`
 * package is only a pointer to a snap.
 * @param {string} osRelease the text of /etc/os-release
 */
export function isDebian(osRelease) {
  const value = (key) => new RegExp(`^${key}="?([^"\n]*)"?$`, 'm').exec(osRelease)?.[1] ?? '';
  const names = [value('ID'), ...value('ID_LIKE').split(' ')];
  return names.includes('debian') && !names.includes('ubuntu');
}

function readOsRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}
