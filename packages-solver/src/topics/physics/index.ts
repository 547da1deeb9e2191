import { reader, type Method, type Reader } from '../../method.js';
import { chooseFormula, type Chosen } from './choose.js';
import { readStory } from './read.js';
import { resistors } from './resistors.js';
import { checkByFormula, solveByFormula, type PhysicsSolution } from './solve.js';

const byFormula: Method<Chosen, PhysicsSolution> = {
  subject: 'physics',
  topic: 'physics',
  read(text) {
    const story = readStory(text);
    return story && chooseFormula(story);
  },
  solve: solveByFormula,
  check: checkByFormula,
};

/** The methods of physics. */
export const physicsMethods: readonly Reader[] = [reader(byFormula), reader(resistors)];
