/**
 * The handler of a new action. It compiles and throws until it is written.
 * @param {{ name: string, className: string }} names
 */
export function handlerFile({ name, className }) {
  return `import { type Data, type Reply, ${name} } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';

/** What ${name} does. */
@Handles(${name})
export class ${className} {
  run(_caller: Caller<typeof ${name}>, _data: Data<typeof ${name}>): Reply<typeof ${name}> {
    throw new Error('${name} is not written yet');
  }
}
`;
}

/**
 * The test of a new action. It fails until the action is written.
 * @param {{ name: string, file: string, className: string }} names
 */
export function handlerTestFile({ name, file, className }) {
  return `import { ${name} } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { ${className} } from './${file}.action.js';

// One group for each of: access, input, the good case, nothing to give, each code that the contract names.
describe('${name}', () => {
  it('answers what its contract promises', async () => {
    const reply = await new ${className}().run({} as never, ${name}.data.parse({}));
    expect(${name}.reply.parse(reply)).toEqual(reply);
  });
});
`;
}
