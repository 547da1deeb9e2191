import { reader, type Reader } from '../../method.js';
import { portions } from './amount.js';
import { balancing } from './balance.js';
import { elementShare } from './element-share.js';
import { molarMass } from './molar-mass.js';
import { molarity } from './molarity.js';
import { percentSolutions } from './solution.js';

/** The methods of chemistry. */
export const chemistryMethods: readonly Reader[] = [
  reader(balancing),
  reader(molarMass),
  reader(portions),
  reader(elementShare),
  reader(percentSolutions),
  reader(molarity),
];
