import type { Reader } from '../method.js';

/** The methods of physics and chemistry, of units, and of tasks told in words. */
export const scienceMethods: readonly Reader[] = [];
