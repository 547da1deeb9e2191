import { currentFormulas } from './current-formulas.js';
import type { Formula } from './formula.js';
import { matterFormulas } from './matter-formulas.js';
import { motionFormulas } from './motion-formulas.js';

/** The formulas of the school, each a product of powers, so that each can be turned to any of its quantities. */
export const formulas: readonly Formula[] = [...motionFormulas, ...matterFormulas, ...currentFormulas];
