import { test as base } from './test.js';

/** A test that begins as the parent of the simulated family. One session for all: nobody may sign out of it. */
export const test = base.extend({
  storageState: ({ demoSession }, use) => use(demoSession),
});
