import { hasUnits, sentenceOf } from '../text/sentence.js';
import { reader, type Reader } from '../method.js';
import { arithmetic, trigonometry } from './arithmetic/arithmetic.js';
import { equation } from './equation/equation.js';
import { absoluteEquation } from './absolute/absolute-equation.js';
import { inequality } from './inequality/inequality.js';
import { percent } from './percent/percent.js';
import { divisibility } from './divisibility/divisibility.js';
import { system } from './system/system.js';
import { algebra } from './polynomial/algebra.js';
import { functions } from './function/function.js';
import { sequence } from './sequence/sequence.js';
import { statistics } from './statistics/statistics.js';
import { geometry } from './geometry/geometry.js';
import { derivative } from './calculus/derivative.js';
import { limit } from './calculus/limit.js';
import { integral } from './calculus/integral.js';
import { fraction } from './fraction/fraction.js';
import { powerEquation } from './power-equation/power-equation.js';

/** In English `1,500` is one and a half thousand, to some a number with decimals, and in a list two numbers. */
const hasUnclearComma = /\d,\d{3}(?:\D|$)/u;

/** A method that leaves texts with such numbers alone. */
function careful(method: Reader): Reader {
  return {
    ...method,
    read: (text) =>
      text.language === 'en' && hasUnclearComma.test(text.original) ? undefined : method.read(text),
  };
}

/** Methods that take letters for unknowns leave tasks with units to others. */
const algebraic: readonly Reader[] = [
  reader(arithmetic),
  reader(trigonometry),
  reader(fraction),
  reader(divisibility),
  reader(equation),
  reader(absoluteEquation),
  reader(powerEquation),
  reader(inequality),
  reader(system),
  reader(algebra),
  reader(functions),
  reader(sequence),
  reader(statistics),
  reader(derivative),
  reader(limit),
  reader(integral),
].map((method) => ({
  ...method,
  read: (text) => (hasUnits(sentenceOf(text)) ? undefined : method.read(text)),
}));

/** The methods of mathematics. */
export const mathMethods: readonly Reader[] = [...algebraic, reader(percent), reader(geometry)].map(careful);
