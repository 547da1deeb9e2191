import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const noteFile = (dataFolder) => join(dataFolder, 'demo.json');

/**
 * Whether this start shows the demo family, and whether its account must be made first. The first run decides, later
 * runs remember: someone who began empty stays empty, and a demo account that was deleted does not come back.
 * @param {boolean | undefined} asked what OSTOJA_DEMO says
 * @param {{ demo: boolean } | undefined} note what an earlier run wrote, if there was one
 */
export function planDemo(asked, note) {
  const isShown = asked ?? note?.demo ?? true;
  return { isShown, isToBeMade: isShown && note?.demo !== true };
}

/** @param {string} dataFolder @returns {{ demo: boolean } | undefined} undefined before the first run has ended */
export function readDemoNote(dataFolder) {
  try {
    return { demo: JSON.parse(readFileSync(noteFile(dataFolder), 'utf8')).demo === true };
  } catch {
    return undefined;
  }
}

/** @param {string} dataFolder @param {boolean} demo whether a demo account has been made here */
export function writeDemoNote(dataFolder, demo) {
  writeFileSync(noteFile(dataFolder), `${JSON.stringify({ demo })}\n`);
}
