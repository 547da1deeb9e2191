import type { Method } from '../../method.js';
import { readConversion, type Conversion } from './read.js';
import { checkConversion, solveConversion } from './solve.js';

/** From one unit to another. */
export const unitConversion: Method<Conversion> = {
  subject: 'physics',
  topic: 'units',
  read: readConversion,
  solve: solveConversion,
  check: checkConversion,
};
