import type { Reader } from '../method.js';

/** The methods of mathematics. */
export const mathMethods: readonly Reader[] = [];
