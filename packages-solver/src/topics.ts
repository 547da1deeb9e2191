import type { Reader } from './method.js';
import { mathMethods } from './topics/math.js';
import { scienceMethods } from './topics/science.js';

/** Every method there is. A task that two of them read to different answers is refused. */
export const readers: readonly Reader[] = [...mathMethods, ...scienceMethods];
