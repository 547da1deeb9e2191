import { reader, type Reader } from '../../method.js';
import { portions } from './amount.js';
import { balancing } from './balance.js';
import { molarMass } from './molar-mass.js';

/** The methods of chemistry. */
export const chemistryMethods: readonly Reader[] = [reader(balancing), reader(molarMass), reader(portions)];
