/**
 * The contract file of a new action. It compiles; whoever writes the action fills it in.
 * @param {{ name: string }} names
 * @param {'service' | 'agent'} channel
 */
export function contractFile({ name }, channel) {
  const [access, define] = channel === 'agent' ? ['agent', 'agentAction'] : ['account', 'action'];
  return `import { z } from 'zod';
import { ${access} } from '../access.js';
import { ${define} } from '../action.js';
import { nothing } from '../schemas/basics.js';

/** What ${name} does, for whom; its units and shapes (service spec §…). */
export const ${name} = ${define}('${name}', {
  summary: 'What ${name} does, in one sentence',
  access: ${access},
  data: nothing,
  reply: z.object({}),
  codes: [],${channel === 'agent' ? '\n  extension: true,' : ''}
});
`;
}
