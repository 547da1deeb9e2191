import { reader, type Reader } from '../method.js';
import { chemistryMethods } from './chemistry/index.js';
import { physicsMethods } from './physics/index.js';
import { unitConversion } from './units/index.js';
import { wordProblemMethods } from './word-problem/index.js';

/** The methods of physics and chemistry, of units, and of tasks told in words. */
export const scienceMethods: readonly Reader[] = [
  reader(unitConversion),
  ...physicsMethods,
  ...chemistryMethods,
  ...wordProblemMethods,
];
