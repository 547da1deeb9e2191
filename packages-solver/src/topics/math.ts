import { reader, type Reader } from '../method.js';
import { arithmetic } from './arithmetic/arithmetic.js';
import { equation } from './equation/equation.js';
import { absoluteEquation } from './absolute/absolute-equation.js';
import { inequality } from './inequality/inequality.js';
import { percent } from './percent/percent.js';
import { divisibility } from './divisibility/divisibility.js';
import { system } from './system/system.js';
import { algebra } from './polynomial/algebra.js';

/** The methods of mathematics. */
export const mathMethods: readonly Reader[] = [
  reader(arithmetic),
  reader(percent),
  reader(divisibility),
  reader(equation),
  reader(absoluteEquation),
  reader(inequality),
  reader(system),
  reader(algebra),
];
